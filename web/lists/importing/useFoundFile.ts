import { useEffect, useState } from 'react';
import type { FileWays, FoundFile, UnreadableFile } from '#rules/shops/imports/found-file';
import type { Kind } from '../../base/design/kinds.ts';
import { keepLoading } from '../../base/network/failed-loads.ts';
import { readingWays } from '../items/fields/reading-ways.ts';
import type { GivenFile } from './given-file.ts';

type Reason = UnreadableFile['reason'];

type FoundOrNot = { file: FoundFile; reason?: undefined } | { file?: undefined; reason: Reason };

export function fileWays(kind: Kind): FileWays {
  return { ...readingWays(kind), language: navigator.language };
}

/** Reads a file on this device: nothing of it is sent. Undefined until it is read. */
export function useFoundFile(given: GivenFile | null, kind: Kind): FoundOrNot | undefined {
  const [read, setRead] = useState<{ given: GivenFile; kind: Kind; found: FoundOrNot }>();
  useEffect(() => {
    if (!given) return;
    let isWanted = true;
    void readHere(given, kind).then((found) => isWanted && setRead({ given, kind, found }));
    return () => {
      isWanted = false;
    };
  }, [given, kind]);
  return read && read.given === given && read.kind === kind ? read.found : undefined;
}

async function readHere(given: GivenFile, kind: Kind): Promise<FoundOrNot> {
  const { readFile } = await keepLoading(() => import('#rules/shops/imports/read-file'));
  try {
    return { file: await readFile(given, fileWays(kind)) };
  } catch (error) {
    return { reason: (error as Partial<UnreadableFile>).reason ?? 'NOT_READABLE' };
  }
}
