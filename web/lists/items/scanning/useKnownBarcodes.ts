import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { connection } from '../../../base/network/connection.ts';
import { waitAtMost } from '../../../base/state/wait-at-most.ts';
import { openDeviceDatabase } from '../../../base/storage/device-database.ts';
import { isPending, localChanges } from '../../../core/changes/local-changes.ts';
import { useChanges } from '../../../core/changes/useChanges.ts';
import { session } from '../../../core/session/session.ts';
import { REMEMBER_BARCODE } from '../cache/item-changes.ts';
import { LookUpBarcodeDocument, RememberedBarcodesDocument } from './barcodes.generated.ts';
import { type KeptBarcodes, type KnownBarcode, withNamed, withoutNamed, withRead } from './known-barcodes.ts';

/** In milliseconds: a name that only the server knows is asked for in its place. */
const LONGEST_WAIT_MS = 2_000;

/** How the household calls its barcodes. They are kept on the device, so that they are there without a connection. */
export function useKnownBarcodes(listId: string) {
  const client = useApolloClient();
  const changes = useChanges();
  const [known, setKnown] = useState<KeptBarcodes>({});
  const latest = useRef(known);
  const reading = useRef<Promise<unknown>>(Promise.resolve());
  const keep = async (change: (before: KeptBarcodes) => KeptBarcodes) => {
    latest.current = change(latest.current);
    setKnown(latest.current);
    latest.current = await keptWith(change, latest.current);
    setKnown(latest.current);
  };
  const read = async () => {
    await keep((before) => before);
    if (connection.get() !== 'online') return;
    const askedAt = Date.now();
    const waiting = waitingCodes();
    const { data } = await client.query({ query: RememberedBarcodesDocument, fetchPolicy: 'no-cache' });
    if (!data) return;
    const isOnItsWay = ({ code, namedAt }: KnownBarcode) => waiting.has(code) || Date.parse(namedAt) >= askedAt;
    await keep((before) => withRead(before, data.rememberedBarcodes, isOnItsWay));
  };
  const readFirst = useRef(read);
  useEffect(() => {
    reading.current = readFirst.current().catch(() => {}); // what the device knows is enough
  }, []);

  /** Waits a moment for what the server knows. */
  const find = async (code: string): Promise<KnownBarcode | undefined> => {
    if (!latest.current[code]) {
      await waitAtMost(LONGEST_WAIT_MS, reading.current);
    }
    return latest.current[code];
  };
  const remember = async (input: Omit<KnownBarcode, 'namedAt'>) => {
    const named = { ...input, namedAt: new Date().toISOString() };
    void keep((before) => withNamed(before, named));
    const change = { listId, title: input.title, variables: { listId, input } };
    const { data, isPending: isUnsent } = await changes.make(REMEMBER_BARCODE, change);
    if (!data && !isUnsent) await keep((before) => withoutNamed(before, named)); // one that is refused later goes as the next answer is read
  };
  /** The name by the site's look-up service; null for none. */
  const lookUp = async (code: string): Promise<string | null> => {
    if (connection.get() !== 'online') return null;
    const { data } = await client
      .mutate({ mutation: LookUpBarcodeDocument, variables: { code }, fetchPolicy: 'no-cache' })
      .catch(() => ({ data: null }));
    return data?.lookUpBarcode.title ?? null;
  };
  return { find, remember, lookUp };
}

/** Codes whose names the server has yet to hear. */
function waitingCodes(): ReadonlySet<unknown> {
  const waiting = localChanges.get().filter((change) => change.kind === REMEMBER_BARCODE.name && isPending(change));
  return new Set(waiting.map(({ variables }) => (variables as { input?: { code?: string } }).input?.code));
}

/** Gives all that the device keeps, after the change. */
async function keptWith(
  change: (before: KeptBarcodes) => KeptBarcodes,
  otherwise: KeptBarcodes,
): Promise<KeptBarcodes> {
  const { account } = session.getState();
  if (!account) return otherwise;
  const key = `barcodes ${account.id}`;
  try {
    const database = openDeviceDatabase();
    await database.update<KeptBarcodes>(key, (before = {}) => change(before));
    return (await database.get<KeptBarcodes>(key)) ?? otherwise;
  } catch {
    return otherwise; // a browser that keeps nothing
  }
}
