// Pictures one after the other in one file: an animated PNG. Each picture after the first holds only the rectangle that changed.

import { deflateSync, inflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** An animated PNG of these PNGs of equal size, each shown for so many milliseconds. It plays for ever. */
export function animation(frames) {
  const pictures = frames.map(({ png }) => decode(png));
  const [{ width, height, channels }] = pictures;
  const counted = Buffer.alloc(8);
  counted.writeUInt32BE(frames.length);
  const parts = [SIGNATURE, chunk("IHDR", head(width, height, channels)), chunk("acTL", counted)];
  let sequence = 0;
  for (const [place, picture] of pictures.entries()) {
    const area = place === 0 ? { x: 0, y: 0, width, height } : changed(pictures[place - 1], picture);
    parts.push(chunk("fcTL", control((sequence += 1) - 1, area, frames[place].milliseconds)));
    const data = encode(picture, area);
    if (place === 0) {
      parts.push(chunk("IDAT", data));
    } else {
      const numbered = Buffer.alloc(4);
      numbered.writeUInt32BE((sequence += 1) - 1);
      parts.push(chunk("fdAT", Buffer.concat([numbered, data])));
    }
  }
  return Buffer.concat([...parts, chunk("IEND", Buffer.alloc(0))]);
}

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  let crc = 0xffffffff;
  for (const byte of body) crc = CRC[(crc ^ byte) & 0xff] ^ (crc >>> 8);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  return Buffer.concat([length, body, check]);
}

function head(width, height, channels) {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, channels === 4 ? 6 : 2], 8);
  return data;
}

function control(sequence, { x, y, width, height }, milliseconds) {
  const data = Buffer.alloc(26);
  for (const [place, value] of [sequence, width, height, x, y].entries()) data.writeUInt32BE(value, place * 4);
  data.writeUInt16BE(milliseconds, 20);
  data.writeUInt16BE(1000, 22);
  return data;
}

/** The pixels of a PNG as the browser writes it: eight bits a channel, not interlaced. */
function decode(png) {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const channels = png[25] === 6 ? 4 : 3;
  const data = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString("latin1", at + 4, at + 8) === "IDAT") data.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const lines = inflateSync(Buffer.concat(data));
  const stride = width * channels;
  const pixels = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y += 1) {
    const filter = lines[y * (stride + 1)];
    for (let place = 0; place < stride; place += 1) {
      const left = place >= channels ? pixels[y * stride + place - channels] : 0;
      const up = y > 0 ? pixels[(y - 1) * stride + place] : 0;
      const corner = place >= channels && y > 0 ? pixels[(y - 1) * stride + place - channels] : 0;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter];
      pixels[y * stride + place] = lines[y * (stride + 1) + 1 + place] + guess;
    }
  }
  return { width, height, channels, pixels };
}

function paeth(left, up, corner) {
  const [toLeft, toUp, toCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

/** The smallest rectangle that holds all that differs. */
function changed(before, { width, height, channels, pixels }) {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * channels;
      if (pixels.compare(before.pixels, at, at + channels, at, at + channels) === 0) continue;
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
    }
  }
  return right === 0 ? { x: 0, y: 0, width: 1, height: 1 } : { x: left, y: top, width: right - left, height: bottom - top };
}

/** A part of a picture, each line as what differs from the one above: flat art becomes small that way. */
function encode({ width: all, channels, pixels }, { x, y, width, height }) {
  const stride = width * channels;
  const lines = Buffer.alloc((stride + 1) * height);
  for (let line = 0; line < height; line += 1) {
    const from = ((y + line) * all + x) * channels;
    lines[line * (stride + 1)] = 2;
    for (let place = 0; place < stride; place += 1) {
      const up = line > 0 ? pixels[from - all * channels + place] : 0;
      lines[line * (stride + 1) + 1 + place] = pixels[from + place] - up;
    }
  }
  return deflateSync(lines, { level: 9 });
}
