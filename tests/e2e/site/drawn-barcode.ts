import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LEFT = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
const MIRRORED = LEFT.map((bars) => [...bars].reverse().map(inverted).join(''));
const RIGHT = LEFT.map((bars) => [...bars].map(inverted).join(''));

/** Which of the left six digits are drawn the other way, by the first digit of all. */
const WAYS = ['000000', '001011', '001101', '001110', '010011', '011001', '011100', '010101', '010110', '011010'];

const PICTURE = { width: 640, height: 480 };
const BAR_PIXELS = 4;
const [PAPER, INK] = [235, 16];

function inverted(bar: string): string {
  return bar === '1' ? '0' : '1';
}

/** The bars of an EAN-13, 1 for a dark one. */
function barsOf(code: string): string {
  const [first = 0, ...digits] = [...code].map(Number);
  const ways = WAYS[first] ?? '';
  const left = digits.slice(0, 6).map((digit, place) => (ways[place] === '1' ? MIRRORED : LEFT)[digit]);
  const right = digits.slice(6).map((digit) => RIGHT[digit]);
  return ['101', ...left, '01010', ...right, '101'].join('');
}

/** A film of a package with this code, for a camera of Chromium that films nothing else. Gives its path. */
export function aFilmOf(code: string): string {
  const { width, height } = PICTURE;
  const bars = barsOf(code);
  const start = Math.floor((width - bars.length * BAR_PIXELS) / 2);
  const line = Buffer.alloc(width, PAPER);
  for (const [place, bar] of [...bars].entries()) {
    if (bar === '1') line.fill(INK, start + place * BAR_PIXELS, start + (place + 1) * BAR_PIXELS);
  }
  const luma = Buffer.alloc(width * height, PAPER);
  for (let y = 120; y < 360; y += 1) line.copy(luma, y * width);
  const chroma = Buffer.alloc((width * height) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, chroma]);
  const path = join(mkdtempSync(join(tmpdir(), 'kindlist-film-')), 'package.y4m');
  writeFileSync(
    path,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`), frame, frame]),
  );
  return path;
}
