// Draws every icon of the client from resources/icons/icon.svg: node scripts/release/drawIcons.ts
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPicture } from '../../demo/pictures/drawPicture.ts';
import sharp from 'sharp';

const icons = join(import.meta.dirname, '../../resources/icons');
const drawing = readFileSync(join(icons, 'icon.svg'));
const MARGIN = 0.1;

/** Full-bleed, with everything important within the safe zone of maskable icons. */
const maskable = Buffer.from(
  String(drawing)
    .replace(/ rx="\d+"/, '')
    .replace(/(<path [\s\S]*)(<\/svg>)/, '<g transform="translate(5 5) scale(.84375)">$1</g>$2'),
);

/** The sign alone, in black: macOS draws a template image in the colour of its menu bar. */
const template = Buffer.from(
  String(drawing)
    .replace(/viewBox="[^"]*"/, 'viewBox="6 9 52 52"')
    .replace(/<rect [^>]*>/, '')
    .replaceAll(/stroke="#\w+"/g, 'stroke="#000"'),
);

const draw = (size: number, from = drawing): Promise<Buffer> =>
  sharp(from, { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** macOS icons have a margin around the tile. */
async function drawWithMargin(size: number): Promise<Buffer> {
  const around = Math.round(size * MARGIN);
  const tile = await draw(size - 2 * around);
  const border = { top: around, bottom: around, left: around, right: around, background: '#0000' };
  return sharp(tile).extend(border).png({ compressionLevel: 9 }).toBuffer();
}

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** Apple's icon file: named pictures, one after the other. */
async function icns(): Promise<Buffer> {
  const kinds = { ic11: 32, ic12: 64, ic07: 128, ic13: 256, ic08: 256, ic14: 512, ic09: 512, ic10: 1024 };
  const parts = await Promise.all(
    Object.entries(kinds).map(async ([kind, size]) => {
      const png = await drawWithMargin(size);
      return Buffer.concat([Buffer.from(kind), uint32(png.length + 8), png]);
    }),
  );
  const all = Buffer.concat(parts);
  return Buffer.concat([Buffer.from('icns'), uint32(all.length + 8), all]);
}

/** Windows' icon file: a table of sizes, then the pictures. */
async function ico(): Promise<Buffer> {
  const sizes = [16, 24, 32, 48, 64, 128, 256];
  const pictures = await Promise.all(sizes.map((size) => draw(size)));
  const head = Buffer.from([0, 0, 1, 0, sizes.length, 0]);
  let offset = head.length + 16 * sizes.length;
  const table = pictures.map((png, index) => {
    const row = Buffer.alloc(16);
    // 256 does not fit into a byte: 0 stands for it.
    row.set([sizes[index]! % 256, sizes[index]! % 256, 0, 0, 1, 0, 32, 0]);
    row.writeUInt32LE(png.length, 8);
    row.writeUInt32LE(offset, 12);
    offset += png.length;
    return row;
  });
  return Buffer.concat([head, ...table, ...pictures]);
}

writeFileSync(join(icons, 'icon.icns'), await icns());
writeFileSync(join(icons, 'icon.ico'), await ico());
const linux = join(icons, 'linux');
mkdirSync(linux, { recursive: true });
for (const size of [16, 32, 48, 64, 128, 256, 512]) writeFileSync(join(linux, `${size}x${size}.png`), await draw(size));
const pictures = join(import.meta.dirname, '../../resources/public/img');
writeFileSync(join(pictures, 'tray.png'), await draw(32));
writeFileSync(join(pictures, 'trayTemplate.png'), await draw(32, template));
// Icons of the installed web app. Apple rounds the corners itself.
for (const size of [192, 512]) {
  writeFileSync(join(pictures, `app-${size}.png`), await draw(size));
  writeFileSync(join(pictures, `app-maskable-${size}.png`), await draw(size, maskable));
}
writeFileSync(join(pictures, 'app-180.png'), await draw(180, maskable));
// The hero picture of the store's front page, which a real store shows without the demonstration's drawings.
const scenes = join(import.meta.dirname, '../../resources/scenes');
mkdirSync(scenes, { recursive: true });
writeFileSync(join(scenes, '7.svg'), drawPicture('hero.7', 1280) ?? '');
