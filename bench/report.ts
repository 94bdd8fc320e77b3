import { writeFileSync } from 'node:fs';

const FILE = 'bench-results.json';

export interface Figure {
  name: string;
  /** In `unit`. */
  product: number;
  floor?: number;
  unit: string;
  measure: 'ratio' | 'product';
  atLeast?: number;
  atMost?: number;
  /** In milliseconds of CPU time, which says more than speed on a busy machine. */
  cpu?: { product: number; floor: number };
}

/** Kept as JSON, with the speed of the machine. Says whether all targets were reached. */
export function report(figures: readonly Figure[], machineSpeed: number): boolean {
  console.table(Object.fromEntries(figures.map((figure) => [figure.name, row(figure)])));
  const results = figures.map((figure) => ({ ...figure, ratio: ratioOf(figure), isReached: isReached(figure) }));
  const kept = { measuredAt: new Date().toISOString(), machineSpeed, results };
  writeFileSync(FILE, `${JSON.stringify(kept, null, 2)}\n`);
  console.log(
    `This machine reads, writes and hashes a text of 10 kB ${Math.round(machineSpeed)} times in a second of CPU time.`,
  );
  console.log(`Kept in ${FILE}.`);
  return figures.every(isReached);
}

export function inWords(figure: Figure): string {
  const { Kindlist, floor, ratio, target, reached } = row(figure);
  const beside = floor && `, floor ${floor}, ratio ${ratio}`;
  return `${reached === 'yes' ? '✓' : '✗'} ${figure.name}: ${Kindlist}${beside} (${target})`;
}

function row(figure: Figure) {
  const { product, floor, unit, measure, atLeast, atMost, cpu } = figure;
  const ratio = ratioOf(figure);
  const bound = atLeast === undefined ? `≤ ${atMost}` : `≥ ${atLeast}`;
  return {
    Kindlist: `${rounded(product)} ${unit}`,
    floor: floor === undefined ? '' : `${rounded(floor)} ${unit}`,
    ratio: ratio === undefined ? '' : ratio.toFixed(2),
    target: measure === 'ratio' ? bound : `${bound} ${unit}`,
    reached: isReached(figure) ? 'yes' : 'NO',
    'CPU ms per answer': cpu ? `${cpu.product.toFixed(2)} / ${cpu.floor.toFixed(2)}` : '',
  };
}

function isReached(figure: Figure): boolean {
  const { atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY } = figure;
  const measured = figure.measure === 'ratio' ? (ratioOf(figure) ?? 0) : figure.product;
  return measured >= atLeast && measured <= atMost;
}

function ratioOf({ product, floor }: Figure): number | undefined {
  return floor && product / floor;
}

function rounded(value: number): string {
  return value.toFixed(value < 10 ? 2 : 0);
}
