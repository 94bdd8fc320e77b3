interface Link {
  from: string;
  to: string;
}

interface Visit {
  place: number;
  lowest: number;
}

/** Each sorted (Tarjan's strongly connected components of two or more). */
export function circlesIn(links: readonly Link[]): string[][] {
  const targets = Map.groupBy(links, ({ from }) => from);
  const visits = new Map<string, Visit>();
  const path: string[] = [];
  const circles: string[][] = [];
  for (const start of targets.keys()) if (!visits.has(start)) visit(start);
  return circles.sort();

  function visit(name: string): Visit {
    const own = { place: visits.size, lowest: visits.size };
    visits.set(name, own);
    path.push(name);
    for (const { to } of targets.get(name) ?? []) {
      const before = visits.get(to);
      if (!before) own.lowest = Math.min(own.lowest, visit(to).lowest);
      else if (path.includes(to)) own.lowest = Math.min(own.lowest, before.place);
    }
    if (own.lowest === own.place) {
      const members = path.splice(path.indexOf(name));
      if (members.length > 1) circles.push(members.sort());
    }
    return own;
  }
}
