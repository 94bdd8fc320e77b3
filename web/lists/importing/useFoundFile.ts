import { useEffect, useState } from 'react';
import type { FileFormat, FoundFile, UnreadableFile } from '#rules/shops/imports/found-file';
import type { Kind } from '../../base/design/kinds.ts';
import type { GivenFile } from './given-file.ts';
import { guessedKind } from './guessed-kind.ts';
import { readAside } from './read-aside.ts';
import { fileWays } from './rows/file-ways.ts';

export type Unreadable = UnreadableFile['reason'];

/** All that several files hold, beside those of which nothing can be read. */
export interface FoundFiles extends Pick<FoundFile, 'lists' | 'leftOut'> {
  /** Null where several files differ in it. */
  format: FileFormat | null;
  unread: readonly { name: string; reason: Unreadable }[];
}

interface Reading {
  given: readonly GivenFile[];
  kind: Kind;
  found: FoundFiles;
  /** The kinds that the lists seem to be of, as they were read first: reading them again never turns in circles. */
  suggested: readonly (Kind | undefined)[];
}

/**
 * Reads files on this device: nothing of them is sent. They are read for a list of the `wanted` kind, else of the one that the list
 * at `place` seems to be of. `found` is undefined until they are read, and stays while they are read again for another kind.
 */
export function useFoundFile(
  given: readonly GivenFile[] | null,
  { place, wanted, otherwise }: { place: number; wanted: Kind | undefined; otherwise: Kind },
): { found: FoundFiles | undefined; kind: Kind } {
  const [read, setRead] = useState<Reading>();
  const reading = read && read.given === given ? read : undefined;
  const kind = wanted ?? reading?.suggested[place] ?? otherwise;
  useEffect(() => {
    if (!given) return;
    const unwanted = new AbortController();
    void readHere(given, kind, unwanted.signal).then(async (found) => {
      const guessed = await Promise.all(found.lists.map((list) => guessedKind(list, fileWays(kind))));
      if (unwanted.signal.aborted) return;
      setRead((before) => ({
        given,
        kind,
        found,
        suggested: before?.given === given ? before.suggested : guessed,
      }));
    });
    return () => unwanted.abort();
  }, [given, kind]);
  return { found: reading?.found, kind };
}

async function readHere(given: readonly GivenFile[], kind: Kind, signal: AbortSignal): Promise<FoundFiles> {
  const files: FoundFile[] = [];
  const unread: { name: string; reason: Unreadable }[] = [];
  for (const each of given) {
    try {
      files.push(await readAside(each, fileWays(kind), signal));
    } catch (error) {
      unread.push({ name: each.name, reason: (error as Partial<UnreadableFile>).reason ?? 'NOT_READABLE' });
    }
  }
  const [format = null, ...others] = new Set(files.map((file) => file.format));
  return {
    format: others.length > 0 ? null : format,
    lists: files.flatMap(({ lists }) => lists),
    leftOut: files.flatMap(({ leftOut }) => leftOut),
    unread,
  };
}
