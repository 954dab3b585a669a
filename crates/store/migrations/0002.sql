-- Lines that onlookers say among themselves are counted apart.
ALTER TABLE tables ADD COLUMN asides INTEGER NOT NULL DEFAULT 0;
