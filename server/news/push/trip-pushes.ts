import { t } from '@lingui/core/macro';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { differenceInSeconds } from 'date-fns';
import { statement } from '../../base/database/prepared.ts';
import { timeInWords } from '../../base/languages/day-in-words.ts';
import { directionOf, isLanguage, SOURCE_LANGUAGE } from '../../base/languages/languages.rules.ts';
import { inLanguage } from '../../base/languages/speaking.ts';
import { displayText } from '../../base/text/display-text.rules.ts';
import { worksOn } from '../../core/access/list.policy.ts';
import type { Bus } from '../../core/events/bus.ts';
import { isListEvent } from '../../core/events/live-event.ts';
import type { DueDevice } from './due-pushes.ts';
import { PushDevice } from './push-device.entity.ts';
import type { PushSender } from './push-sender.ts';
import { isQuiet } from './send-pushes.ts';

/** How many pushes are sent at the same time. */
const AT_ONCE = 20;

interface Trip {
  listId: string;
  listName: string;
  endsAt: Date | string;
}

/** Gives the trip to the one process that tells of it: all of them hear of it. */
const claimTrip = statement<Trip, { listId: string; shopperId: string; now: Date }>(
  'claim shopping trip to push',
  `update shopping_trips t set pushed_at = t.told_at from lists l
   where t.list_id = $listId::uuid and t.user_id = $shopperId::uuid and l.id = t.list_id
     and t.pushed_at is distinct from t.told_at and t.ends_at > $now::timestamptz
   returning l.id as "listId", l.name as "listName", t.ends_at as "endsAt"`,
);

type Device = Omit<DueDevice, 'toldUntil'>;

/** The devices of people who work on the list at that moment: somebody may have left it since. */
const selectDevices = statement<Device, { userIds: readonly string[]; listId: string }>(
  'devices of people to push to at once',
  `select d.id, d.user_id as "userId", d.endpoint, d.p256dh, d.auth, d.kinds, d.is_quiet_at_night as "isQuietAtNight",
     d.time_zone as "timeZone", coalesce(u.preferences_language, u.last_language) as language
   from push_devices d join users u on u.id = d.user_id join sessions s on s.id = d.session_id join lists l on l.id = $listId::uuid
   where d.user_id = any($userIds::uuid[]) and ${worksOn('d.user_id')} and u.preferences_notifications and u.suspended_at is null and s.expires_at > now()
   order by d.id`,
);

/**
 * Pushes at once that somebody goes shopping: by the time of the next run of other pushes they might be at the till. A quiet device is
 * not told at all. A push that its service cannot take is left to the bell.
 */
export class TripPushes {
  private readonly underWay = new Set<Promise<void>>();

  constructor(
    private readonly orm: MikroORM,
    bus: Bus,
    private readonly sender: Pick<PushSender, 'send'>,
    private readonly onProblem: (problem: unknown) => void = () => {},
  ) {
    bus.onEvent((event) => {
      if (!isListEvent(event) || event.action !== 'SHOPPING_STARTED') return;
      const { listId, actorId, noticedIds } = event;
      if (actorId && noticedIds && noticedIds.length > 0) this.begin(listId, actorId, noticedIds);
    });
  }

  /** Waits for those that are being sent. */
  async finish(): Promise<void> {
    await Promise.all(this.underWay);
  }

  private begin(listId: string, shopperId: string, userIds: readonly string[]): void {
    const telling = this.tell(listId, shopperId, userIds)
      .catch(this.onProblem)
      .finally(() => this.underWay.delete(telling));
    this.underWay.add(telling);
  }

  private async tell(listId: string, shopperId: string, userIds: readonly string[]): Promise<void> {
    const em = this.orm.em.fork();
    const now = new Date();
    const [trip] = await claimTrip(em, { listId, shopperId, now });
    if (!trip) return;
    const devices = (await selectDevices(em, { userIds, listId })).filter(
      (device) => device.kinds.includes('CHANGES') && !isQuiet(device, now),
    );
    for (let first = 0; first < devices.length; first += AT_ONCE) {
      await Promise.all(
        devices.slice(first, first + AT_ONCE).map((device) => this.push(em, device, trip).catch(this.onProblem)),
      );
    }
  }

  /** It lies on a locked screen, and names the list alone. */
  private async push(em: EntityManager, device: Device, { listId, listName, endsAt }: Trip): Promise<void> {
    const lang = isLanguage(device.language) ? device.language : SOURCE_LANGUAGE;
    const body = await inLanguage(lang, () => wordsOf(new Date(endsAt), device.timeZone));
    const said = { title: displayText(listName), body, path: `/lists/${listId}`, tag: `trip ${listId}` };
    const untilSeconds = Math.max(0, differenceInSeconds(endsAt, new Date()));
    const topic = `trip${listId.replaceAll('-', '')}`.slice(0, 32);
    const payload = { ...said, lang, dir: directionOf(lang) };
    if ((await this.sender.send(device, payload, topic, { untilSeconds })) === 'gone') {
      await em.nativeDelete(PushDevice, { id: device.id });
    }
  }
}

function wordsOf(endsAt: Date, timeZone: string): string {
  const time = timeInWords(endsAt, timeZone);
  return t`Someone is going shopping until ${time}. Add now what you need.`;
}
