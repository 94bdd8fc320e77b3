import type { EntityManager } from '@mikro-orm/postgresql';
import { directionOf, isLanguage, SOURCE_LANGUAGE } from '../../base/languages/languages.rules.ts';
import { inLanguage } from '../../base/languages/speaking.ts';
import { displayText } from '../../base/text/display-text.rules.ts';
import type { PushOutcome, PushSender } from '../push/push-sender.ts';
import { dropFollow, type ToldFollow } from './new-gifts.ts';

/** How many pushes are sent at the same time. */
const AT_ONCE = 40;

/** A run that takes longer begins no more pushes, and leaves them to the next. A push itself takes up to ten seconds. */
const LONGEST_RUN_MS = 75_000;

/** Says when a run has taken long enough. */
export function runTimer(clock = () => performance.now()): () => boolean {
  const begun = clock();
  return () => clock() - begun > LONGEST_RUN_MS;
}

type Browser = Pick<
  ToldFollow,
  'id' | 'listId' | 'listName' | 'shareToken' | 'endpoint' | 'p256dh' | 'auth' | 'language'
>;

interface Pushing {
  sender: Pick<PushSender, 'send'>;
  isOver: () => boolean;
  words: () => string;
}

interface Untold<Follow> {
  follow: Follow;
  /** Whether its push service was asked, and could not take it. */
  wasTried: boolean;
}

/**
 * Pushes to browsers that follow lists, several at a time. A browser that is gone, or that can never be reached, follows no more. Gives
 * back those that were not told.
 */
export async function pushToBrowsers<Follow extends Browser>(
  em: EntityManager,
  follows: readonly Follow[],
  { sender, isOver, words }: Pushing,
): Promise<Untold<Follow>[]> {
  const browsers = follows.filter(({ endpoint }) => endpoint !== null);
  const untold: Untold<Follow>[] = [];
  for (let first = 0; first < browsers.length; first += AT_ONCE) {
    if (isOver()) return [...untold, ...browsers.slice(first).map((follow) => ({ follow, wasTried: false }))];
    const some = browsers.slice(first, first + AT_ONCE);
    const outcomes = await Promise.all(
      some.map(async (follow) => [follow, await push(follow, sender, words)] as const),
    );
    for (const [follow, outcome] of outcomes) {
      if (outcome === 'gone' || outcome === 'refused') await dropFollow(em, { id: follow.id });
      if (outcome === 'later') untold.push({ follow, wasTried: true });
    }
  }
  return untold;
}

/** It lies on a locked screen, and names the list alone. */
async function push(follow: Browser, sender: Pushing['sender'], words: () => string): Promise<PushOutcome> {
  const { listId, listName, shareToken, endpoint, p256dh, auth, language } = follow;
  const lang = isLanguage(language) ? language : SOURCE_LANGUAGE;
  const body = await inLanguage(lang, words);
  const said = {
    title: displayText(listName),
    body,
    path: `/shared/${shareToken}`,
    tag: listId,
    lang,
    dir: directionOf(lang),
  };
  const device = { endpoint: endpoint ?? '', p256dh: p256dh ?? '', auth: auth ?? '' };
  return sender.send(device, said, listId.replaceAll('-', ''));
}
