import type { EntityManager } from '@mikro-orm/postgresql';
import { isAfter, subDays, subSeconds } from 'date-fns';
import { directionOf, isLanguage, SOURCE_LANGUAGE } from '../../base/languages/languages.rules.ts';
import { inLanguage } from '../../base/languages/speaking.ts';
import { type ListedNotice, readNews } from '../notifications/read-notices.ts';
import { claimDevices, type DueDevice, selectDueDevices } from './due-pushes.ts';
import { QUIET_HOURS } from './push.rules.ts';
import { PushDevice } from './push-device.entity.ts';
import type { PushOutcome, PushSender } from './push-sender.ts';
import { pushesFor, pushKindOf } from './push-text.ts';

const BATCH = 100;
const MOST_NOTICES = 50;

/** A notice that is being written now may carry an earlier time than the run, and be visible to nobody yet: the next run has it. */
const SETTLING_SECONDS = 10;

/** A run that takes longer leaves the rest to the next. */
const LONGEST_RUN_MS = 90_000;

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

interface Needs {
  sender: Pick<PushSender, 'send'>;
  siteName: string;
}

/**
 * A job's work: pushes to each device the unread news that it has not been told, read as the bell and the digest read it, by the
 * policies of that moment. A quiet device is told when its night is over. News older than a day is not pushed.
 */
export async function sendPushes(em: EntityManager, needs: Needs, now = new Date()): Promise<void> {
  const span = { earliest: subDays(now, 1), until: subSeconds(now, SETTLING_SECONDS) };
  const begun = performance.now();
  for (let afterId: string | undefined = FIRST_ID; afterId; ) {
    const found: DueDevice[] = await selectDueDevices(em, { afterId, ...span, limit: BATCH });
    const awake = found.filter((device) => !isQuiet(device, now));
    for (const devices of onePerPerson(awake)) await tell(em, devices, span, needs);
    const isLast = found.length < BATCH || performance.now() - begun > LONGEST_RUN_MS;
    afterId = isLast ? undefined : found.at(-1)?.id;
  }
}

/** Whether it is night where the device is, and it is to be left alone. */
export function isQuiet(
  { isQuietAtNight, timeZone }: Pick<DueDevice, 'isQuietAtNight' | 'timeZone'>,
  now: Date,
): boolean {
  if (!isQuietAtNight) return false;
  const hour = Number(new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(now));
  return hour >= QUIET_HOURS.from || hour < QUIET_HOURS.to;
}

/** News is read by person: the second device of each comes after the first of all. */
function onePerPerson(devices: readonly DueDevice[]): DueDevice[][] {
  const rounds: DueDevice[][] = [];
  const seen = new Map<string, number>();
  for (const device of devices) {
    const round = seen.get(device.userId) ?? 0;
    seen.set(device.userId, round + 1);
    rounds[round] = [...(rounds[round] ?? []), device];
  }
  return rounds;
}

async function tell(
  em: EntityManager,
  devices: readonly DueDevice[],
  { earliest, until }: { earliest: Date; until: Date },
  { sender, siteName }: Needs,
): Promise<void> {
  const claimed = await claimDevices(em, { ids: devices.map(({ id }) => id), until });
  const ids = new Set(claimed.map(({ id }) => id));
  const readers = devices
    .filter(({ id }) => ids.has(id))
    .map((device) => {
      const told = new Date(device.toldUntil);
      return { ...device, since: isAfter(told, earliest) ? told : earliest };
    });
  const news = await readNews(em, readers, until, MOST_NOTICES);
  const outcomes = await Promise.all(
    readers.map(async (device) => ({
      device,
      outcome: await push(device, news.get(device.userId)?.notices ?? [], sender, siteName),
    })),
  );
  const gone = outcomes.filter(({ outcome }) => outcome === 'gone').map(({ device }) => device.id);
  if (gone.length > 0) await em.nativeDelete(PushDevice, { id: gone });
  for (const { device, outcome } of outcomes) {
    if (outcome === 'later') await em.nativeUpdate(PushDevice, { id: device.id }, { toldUntil: device.since });
  }
}

async function push(
  device: DueDevice,
  notices: readonly ListedNotice[],
  sender: Needs['sender'],
  siteName: string,
): Promise<PushOutcome> {
  const wanted = notices.filter(
    (notice) => notice.kind !== 'SHOPPING_STARTED' && device.kinds.includes(pushKindOf(notice)), // TripPushes tells that
  );
  const lang = isLanguage(device.language) ? device.language : SOURCE_LANGUAGE;
  const pushes = await inLanguage(lang, () => pushesFor(wanted, siteName));
  for (const { tag, ...said } of pushes) {
    const topic = tag.replaceAll('-', '').slice(0, 32);
    const outcome = await sender.send(device, { ...said, tag, lang, dir: directionOf(lang) }, topic);
    if (outcome !== 'sent') return outcome;
  }
  return 'sent';
}
