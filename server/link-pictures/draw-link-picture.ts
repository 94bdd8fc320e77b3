import { createRequire } from 'node:module';
import { encode } from 'html-entities';
import sharp, { type OverlayOptions } from 'sharp';
import type { ListType } from '../access/list-access.rules.ts';
import { LIGHT } from '../theme-colours.ts';
import { LINK_PICTURE_SIZE } from './link-picture-size.ts';

/** What stands on the picture that chat apps show for a link. */
export interface LinkPicture {
  listType: ListType;
  name: string;
  ownerName: string;
  /** As people read it: "June 19, 2027". */
  day: string | null;
  /** Of up to four gifts, in the order of the list: files that sharp can read. */
  gifts: Buffer[];
}

const KINDS: Record<ListType, { label: string; colour: string }> = {
  WISHLIST: { label: 'Wishlist', colour: LIGHT.wishlist },
  REGISTRY: { label: 'Gift registry', colour: LIGHT.registry },
  SHOPPING: { label: 'Shopping list', colour: LIGHT.shopping },
};

const { resolve } = createRequire(import.meta.url);
const HEADING = { name: 'Fraunces SemiBold', file: '@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf' };
const TEXT = { name: 'Figtree Medium', file: '@expo-google-fonts/figtree/500Medium/Figtree_500Medium.ttf' };

const MARGIN = 80;
const RIBBON_WIDTH = 20;
const TILE_GAP = 20;
const HEADING_SIZES = [84, 68, 56, 44];
const HIGHEST_HEADING = 290;

/** The two fonts have Latin letters only. Other names are left to the title that every chat app shows beside the picture. */
const OTHER_LETTER = /(?!\p{Script=Latin})\p{L}/u;
const NOT_IN_FONTS = /[^\p{L}\p{N}\p{P}\p{Zs}\p{Sc}+=<>~|]/gu;

/** A JPEG of 1200 × 630: the kind as a ribbon, the list's name, whose it is and when, and up to four gifts. */
export async function drawLinkPicture(list: LinkPicture): Promise<Buffer> {
  const { label, colour } = KINDS[list.listType];
  const tiles = await Promise.all(
    tilesFor(list.gifts.length).map((tile, at) => giftTile(list.gifts[at] as Buffer, tile)),
  );
  const textWidth = (tiles[0]?.left ?? LINK_PICTURE_SIZE.width - MARGIN) - 2 * MARGIN;
  const lines = await textBlock(list, textWidth, { label, colour });
  return sharp({ create: { ...LINK_PICTURE_SIZE, channels: 3, background: LIGHT.paper } })
    .composite([
      { input: rectangle(RIBBON_WIDTH, LINK_PICTURE_SIZE.height, colour), left: 0, top: 0 },
      ...lines,
      ...tiles,
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

interface Tile {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** One gift fills the right side; two to four share it. */
function tilesFor(count: number): Tile[] {
  const side = 470;
  const [left, top] = [LINK_PICTURE_SIZE.width - MARGIN - side, (LINK_PICTURE_SIZE.height - side) / 2];
  const half = (side - TILE_GAP) / 2;
  const next = half + TILE_GAP;
  if (count === 0) return [];
  if (count === 1) return [{ left, top, width: side, height: side }];
  if (count === 2) return [0, next].map((down) => ({ left, top: top + down, width: side, height: half }));
  const places = [
    [0, 0],
    [next, 0],
    [0, next],
    [next, next],
  ].slice(0, count);
  return places.map(([right = 0, down = 0], at) => ({
    left: left + right,
    top: top + down,
    width: count === 3 && at === 2 ? side : half,
    height: half,
  }));
}

/** The whole picture on a white card, never cropped. */
async function giftTile(gift: Buffer, { left, top, width, height }: Tile): Promise<OverlayOptions & Tile> {
  const inset = 12;
  const picture = await sharp(gift, { limitInputPixels: 50_000_000 })
    .resize({ width: width - 2 * inset, height: height - 2 * inset, fit: 'inside' })
    .toBuffer();
  const card = `<svg width="${width}" height="${height}"><rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="20" fill="${LIGHT.card}" stroke="${LIGHT.line}" stroke-width="2"/></svg>`;
  const input = await sharp(Buffer.from(card))
    .composite([{ input: picture, gravity: 'centre' }])
    .png()
    .toBuffer();
  return { input, left, top, width, height };
}

async function textBlock(
  { name, ownerName, day }: LinkPicture,
  width: number,
  { label, colour }: { label: string; colour: string },
): Promise<OverlayOptions[]> {
  const owner = drawable(ownerName);
  const below = [owner && `by ${owner}`, day].filter(Boolean).join('\n'); // a date never breaks over two lines
  const parts = [
    await text(label, TEXT, 34, colour, width),
    await heading(drawable(name) || label, width),
    ...(below ? [await text(below, TEXT, 34, LIGHT.muted, width)] : []),
  ];
  const gap = 28;
  const height = parts.reduce((sum, part) => sum + part.info.height, gap * (parts.length - 1));
  let top = Math.round((LINK_PICTURE_SIZE.height - height) / 2);
  return parts.map(({ data, info }) => {
    const overlay = { input: data, left: MARGIN, top };
    top += info.height + gap;
    return overlay;
  });
}

/** In the largest size in which the name, at most 50 characters, fits the space. */
async function heading(words: string, width: number) {
  const [largest = 0, ...smaller] = HEADING_SIZES;
  let drawn = await text(words, HEADING, largest, LIGHT.ink, width);
  for (const size of smaller) {
    if (drawn.info.height <= HIGHEST_HEADING && drawn.info.width <= width) break;
    drawn = await text(words, HEADING, size, LIGHT.ink, width);
  }
  return drawn;
}

function text(words: string, font: typeof TEXT, size: number, colour: string, width: number) {
  const markup = `<span foreground="${colour}">${encode(words, { level: 'xml' })}</span>`;
  return sharp({
    text: {
      text: markup,
      font: `${font.name} ${size}`,
      fontfile: resolve(font.file),
      width,
      rgba: true,
      dpi: 72,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}

function drawable(words: string): string {
  if (OTHER_LETTER.test(words)) return '';
  return words.replace(NOT_IN_FONTS, '').replace(/\s+/g, ' ').trim();
}

function rectangle(width: number, height: number, colour: string): Buffer {
  return Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/></svg>`,
  );
}
