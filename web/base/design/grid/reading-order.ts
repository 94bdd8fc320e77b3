import type { GridGroup } from './grid-layouts.ts';

/** The things of a group row by row, so that its columns are read one after the other. */
export function downThenAcross<Thing>(group: GridGroup<Thing>, columns: number): GridGroup<Thing> {
  const { things } = group;
  const height = Math.ceil(things.length / columns);
  const places = Array.from(
    { length: height * columns },
    (_, at) => (at % columns) * height + Math.floor(at / columns),
  );
  return { ...group, things: places.flatMap((place) => things[place] ?? []) };
}
