//! Tables where people play from several places, without a network: orders, feeds, clocks, offers.

#![cfg(test)]

mod clocks;
mod common;
mod deals;
mod feeds;
mod model;
mod offers;
mod orders;
