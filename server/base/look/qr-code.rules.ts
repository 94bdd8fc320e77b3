import { encode } from 'uqr';

/** Squares of the light margin around it: cameras want it so. */
const MARGIN = 4;

/** The path of its dark squares, for a drawing of as many units as `size`. */
export function qrCode(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: MARGIN });
  const rows = data.map((row, y) => {
    const squares = row.map((isDark) => (isDark ? '#' : ' ')).join('');
    return [...squares.matchAll(/#+/g)].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`);
  });
  return { size, path: rows.flat().join('') };
}
