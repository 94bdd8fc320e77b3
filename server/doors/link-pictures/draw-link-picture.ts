import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import sharp, { type OverlayOptions } from 'sharp';
import { say } from '../../base/languages/say.rules.ts';
import { LIGHT } from '../../base/look/theme-colours.ts';
import { DRAWING_SIZE, FILL_OPACITY, KIND_DRAWINGS } from '../../core/access/kind-drawings.rules.ts';
import type { ListType } from '../../core/access/list-access.rules.ts';
import { LINK_PICTURE_SIZE } from './link-picture-size.ts';
import { drawable, drawText } from './link-picture-text.ts';

export interface LinkPicture {
  listType: ListType;
  name: string;
  ownerName: string;
  person: { name: string } | null;
  day: string | null;
  gifts: Buffer[];
}

const KINDS: Record<ListType, { label: MessageDescriptor; colour: string; mat: string; ink: string }> = {
  WISHLIST: { label: msg`Wishlist`, colour: LIGHT.wishlist, mat: LIGHT['wishlist-mat'], ink: LIGHT['wishlist-ink'] },
  REGISTRY: {
    label: msg`Gift registry`,
    colour: LIGHT.registry,
    mat: LIGHT['registry-mat'],
    ink: LIGHT['registry-ink'],
  },
  SHOPPING: {
    label: msg`Shopping list`,
    colour: LIGHT.shopping,
    mat: LIGHT['shopping-mat'],
    ink: LIGHT['shopping-ink'],
  },
};

const MARGIN = 80;
const RIBBON_WIDTH = 20;
const TILE_GAP = 20;
const HEADING_SIZES = [84, 68, 56, 44];
const HIGHEST_HEADING = 290;

/** In pixels. */
const GAP_BELOW = { kind: 36, name: 44, line: 16 };

export async function drawLinkPicture(list: LinkPicture): Promise<Buffer> {
  const { colour } = KINDS[list.listType];
  const tiles = await tilesOf(list);
  const textWidth = (tiles[0]?.left ?? LINK_PICTURE_SIZE.width - MARGIN) - 2 * MARGIN;
  const lines = await textBlock(list, textWidth);
  return sharp({ create: { ...LINK_PICTURE_SIZE, channels: 3, background: LIGHT.paper } })
    .composite([
      { input: rectangle(RIBBON_WIDTH, LINK_PICTURE_SIZE.height, colour), left: 0, top: 0 },
      ...lines,
      ...tiles,
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

function tilesOf({ gifts, listType }: LinkPicture): Promise<(OverlayOptions & Tile)[]> {
  if (gifts.length === 0) return Promise.all(placesFor(1).map((place) => drawingTile(listType, place)));
  return Promise.all(placesFor(gifts.length).map((place, at) => giftTile(gifts[at] as Buffer, listType, place)));
}

interface Tile {
  left: number;
  top: number;
  width: number;
  height: number;
}

function placesFor(count: number): Tile[] {
  const side = 470;
  const [left, top] = [LINK_PICTURE_SIZE.width - MARGIN - side, (LINK_PICTURE_SIZE.height - side) / 2];
  const half = (side - TILE_GAP) / 2;
  const next = half + TILE_GAP;
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

/** Never cropped, on a tint that takes the place of its white, as in the app. */
async function giftTile(gift: Buffer, listType: ListType, tile: Tile): Promise<OverlayOptions & Tile> {
  const inset = 18;
  const picture = await sharp(gift, { limitInputPixels: 50_000_000 })
    .resize({ width: tile.width - 2 * inset, height: tile.height - 2 * inset, fit: 'inside' })
    .toBuffer();
  const input = await sharp(card(tile, KINDS[listType].mat))
    .composite([{ input: picture, gravity: 'centre', blend: 'multiply' }])
    .png()
    .toBuffer();
  return { input, ...tile };
}

async function drawingTile(listType: ListType, tile: Tile): Promise<OverlayOptions & Tile> {
  const { mat, ink } = KINDS[listType];
  const strokes = KIND_DRAWINGS[listType].map(({ d, opacity = 1, isFilled }) => {
    const fill = isFilled ? `fill="${ink}" fill-opacity="${FILL_OPACITY}"` : 'fill="none"';
    return `<path d="${d}" opacity="${opacity}" ${fill}/>`;
  });
  const { width, height } = DRAWING_SIZE;
  const drawing = `<svg x="12%" y="12%" width="76%" height="76%" viewBox="0 0 ${width} ${height}" stroke="${ink}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</svg>`;
  return { input: card(tile, mat, drawing), ...tile };
}

function card({ width, height }: Tile, fill: string, content = ''): Buffer {
  return Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="20" fill="${fill}"/>${content}</svg>`,
  );
}

/** Nothing can be drawn of a name of emoji: the kind stands in its place. */
async function textBlock(
  { name, ownerName, person, day, listType }: LinkPicture,
  width: number,
): Promise<OverlayOptions[]> {
  const { label: kind, ink } = KINDS[listType];
  const label = say(kind);
  const [heading, whose] = [drawable(name), drawable(person?.name ?? ownerName)];
  const drawLine = (words: string, colour: string) => drawText(words, { font: 'text', size: 34, colour, width });
  const by = isolated(whose);
  const whoseLine = person
    ? t({ message: `for ${by}`, comment: 'The list is for somebody: “for Emma”' })
    : t({ message: `by ${by}`, comment: 'Whose list it is: “by Ann”' });
  const lines = [whose && whoseLine, day].filter((line) => !!line); // a date never breaks over two lines
  const parts = [
    ...(heading ? [{ drawn: await drawLine(label, ink), gap: GAP_BELOW.kind }] : []),
    { drawn: await drawHeading(heading || label, width), gap: GAP_BELOW.name },
    ...(await Promise.all(
      lines.map(async (line) => ({ drawn: await drawLine(line as string, LIGHT.muted), gap: GAP_BELOW.line })),
    )),
  ];
  const height = parts.reduce((sum, { drawn, gap }) => sum + drawn.info.height + gap, -(parts.at(-1)?.gap ?? 0));
  let top = Math.round((LINK_PICTURE_SIZE.height - height) / 2);
  return parts.map(({ drawn, gap }) => {
    const overlay = { input: drawn.data, left: MARGIN, top };
    top += drawn.info.height + gap;
    return overlay;
  });
}

function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}

/** A name has at most 50 characters. */
async function drawHeading(words: string, width: number) {
  const drawAs = (size: number) => drawText(words, { font: 'heading', size, colour: LIGHT.ink, width });
  const [largest = 0, ...smaller] = HEADING_SIZES;
  let drawn = await drawAs(largest);
  for (const size of smaller) {
    if (drawn.info.height <= HIGHEST_HEADING && drawn.info.width <= width) break;
    drawn = await drawAs(size);
  }
  return drawn;
}

function rectangle(width: number, height: number, colour: string): Buffer {
  return Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/></svg>`,
  );
}
