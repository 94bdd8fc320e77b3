import { type Figure, inWords } from './report.ts';

export type Step = [name: string, measure: () => Promise<Figure | Figure[]>];

export class Progress {
  private readonly left: string[];

  constructor(names: string[]) {
    this.left = [...names];
    console.log(`${names.length} measurements: ${names.join(' · ')}`);
  }

  async take([name, measure]: Step): Promise<Figure[]> {
    const began = performance.now();
    const figures = [await measure()].flat();
    const seconds = Math.round((performance.now() - began) / 1_000);
    this.left.splice(this.left.indexOf(name), 1);
    for (const figure of figures) console.log(inWords(figure));
    const [next] = this.left;
    console.log(`  ${seconds} s. ${next === undefined ? 'That was all.' : `${this.left.length} left, next: ${next}`}`);
    return figures;
  }
}
