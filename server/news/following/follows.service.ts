import { t } from '@lingui/core/macro';
import type { EntityManager } from '@mikro-orm/postgresql';
import { addDays } from 'date-fns';
import type { z } from 'zod';
import { newId } from '../../base/database/uuid.ts';
import { BadRequest, InvalidInput, invalidRequestText, NotAllowed, RateLimited } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import { askedLanguage } from '../../base/languages/speaking.ts';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import { displayText } from '../../base/text/display-text.rules.ts';
import { type LinkViewer, memberOf, personOf } from '../../core/access/link-viewer.ts';
import { canWorkOn, isRecipient } from '../../core/access/list.policy.ts';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import type { Origin } from '../../core/users/caller.ts';
import type { User } from '../../core/users/user.entity.ts';
import { DemoListKept } from '../../lists/lists/errors.ts';
import type { SharedListRow } from '../../lists/sharing/shared-list-rows.ts';
import type { SharedListsService } from '../../lists/sharing/shared-lists.service.ts';
import { pushEndpoint } from '../push/push.rules.ts';
import type { PushKeys } from '../push/push-keys.ts';
import { isUsableKey, type PushSender } from '../push/push-sender.ts';
import { TooManyFollowers } from './errors.ts';
import { CONFIRMATION_DAYS, newFollow } from './follow.rules.ts';
import type { FollowState } from './follow.type.ts';
import { confirmFollowEmail } from './follow-emails.ts';
import type { FollowLinks } from './follow-links.ts';
import {
  deleteFollow,
  type Follower,
  followerKey,
  insertFollow,
  selectFollow,
  selectFollowedLists,
} from './follow-rows.ts';

/** Rolls back a mail that is one too many. */
class MailTakenBack extends Error {}

interface Pushes {
  keys: PushKeys;
  sender: Pick<PushSender, 'mayReach'>;
}

interface Mails {
  queue: MailQueue;
  links: FollowLinks;
  siteUrl: string;
}

/** Lets people follow a shared list, with an account and without. */
export class FollowsService {
  constructor(
    private readonly em: EntityManager,
    private readonly sharedLists: SharedListsService,
    private readonly rateLimits: RateLimits,
    private readonly origin: Origin,
    private readonly pushes: Pushes,
    private readonly mails: Mails,
  ) {}

  async stateOf(viewer: LinkViewer<User>, shareToken: string, endpoint: string | null): Promise<FollowState> {
    return this.stateFor(await this.findFollowable(viewer, shareToken), viewer, endpoint);
  }

  /** Lists of others whose new gifts this account hears of. */
  followedLists(viewer: User) {
    return selectFollowedLists(this.em, { viewerId: viewer.id });
  }

  /** By an address, once that confirms it; else by a browser, else by the account. The answer is alike for every address. */
  async follow(viewer: LinkViewer<User>, shareToken: string, input: z.input<typeof newFollow>): Promise<FollowState> {
    const { email, device } = parse(newFollow, input);
    const list = await this.findFollowable(viewer, shareToken);
    const member = memberOf(viewer);
    if (!email && !device && !member) throw new InvalidInput({ email: [t`Email is required`] });
    await this.rateLimits.consume('follow', [this.origin.address]);
    if (email) await this.askToConfirm(list, email);
    else if (device) {
      if (!(await this.pushes.sender.mayReach(device.endpoint)))
        throw new InvalidInput({ endpoint: [invalidRequestText()] });
      if (!isUsableKey(device.p256dh)) throw new InvalidInput({ p256dh: [invalidRequestText()] });
      await this.countBrowser(list.id, device.endpoint);
      await this.save(list.id, { endpoint: device.endpoint }, device);
    } else if (member) await this.save(list.id, { userId: member.id });
    return this.stateFor(list, viewer, device?.endpoint ?? null);
  }

  /** Ends what the account and that browser follow, also where the list is closed to them by now. */
  async unfollow(viewer: LinkViewer<User>, shareToken: string, endpoint: string | null): Promise<FollowState> {
    await deleteFollow(this.em, { shareToken, followerKeys: keysOf(viewer, endpoint) });
    return this.stateOf(viewer, shareToken, endpoint);
  }

  /** The name of the list that the link of a mail would follow; null where it does not work. Changes nothing: mail programs open links, too. */
  async showAsked(shareToken: string, of: string): Promise<string | null> {
    const list = await this.findFollowable(null, shareToken);
    return this.mails.links.read(of)?.listId === list.id ? displayText(list.name) : null;
  }

  /** Follows by mail from now on. Doing it again changes nothing. */
  async confirm(shareToken: string, of: string): Promise<void> {
    const list = await this.findFollowable(null, shareToken);
    const asked = this.mails.links.read(of);
    if (asked?.listId !== list.id) throw new BadRequest(t`This link doesn’t work any more. Ask for a new one.`);
    await this.save(list.id, { email: asked.email });
  }

  private async stateFor(list: SharedListRow, viewer: LinkViewer<User>, endpoint: string | null): Promise<FollowState> {
    const followerKeys = keysOf(viewer, endpoint);
    const found = followerKeys.length > 0 ? await selectFollow(this.em, { listId: list.id, followerKeys }) : [];
    return { listName: list.name, isFollowing: found.length > 0, publicKey: this.pushes.keys.publicKey };
  }

  private async findFollowable(viewer: LinkViewer<User>, shareToken: string): Promise<SharedListRow> {
    const list = await this.sharedLists.findOpen(viewer, shareToken, 'none');
    if (list.isDemo) throw new DemoListKept();
    const person = personOf(viewer); // signed out, too, since pushes come to a browser
    if (list.listType === 'SHOPPING' || canWorkOn(person, list) || isRecipient(person, list)) throw new NotAllowed();
    return list;
  }

  /** Throws where too many browsers come to follow a list. One that follows already is let through. */
  private async countBrowser(listId: string, endpoint: string): Promise<void> {
    const found = await selectFollow(this.em, { listId, followerKeys: [followerKey({ endpoint })] });
    if (found.length > 0) return;
    await this.rateLimits.consume('follow', ['', '', '', `${this.origin.address} ${listId}`, listId]);
  }

  /** Counts a mail that asks an address to confirm. A refusal would tell that others asked for the address, or for the list. */
  private async isOneMailTooMany(listId: string, email: string): Promise<boolean> {
    try {
      await this.rateLimits.consume('follow', ['', email, listId]);
      return false;
    } catch (problem) {
      if (problem instanceof RateLimited) return true;
      throw problem;
    }
  }

  /**
   * Sends the mail whether or not the address follows already: nobody is to learn which do. Beyond the limits of the address and the
   * list it does the same work, and takes it back.
   */
  private async askToConfirm({ id, name, shareToken, listType }: SharedListRow, email: string): Promise<void> {
    const { links, queue, siteUrl } = this.mails;
    const url = `${siteUrl}/shared/${shareToken}/follow/confirm?of=${links.sign(id, email)}`;
    const mail = confirmFollowEmail({ listName: displayText(name), listType, url, email });
    const expiresAt = addDays(new Date(), CONFIRMATION_DAYS);
    const isTooMany = await this.isOneMailTooMany(id, email);
    try {
      await this.em.transactional(async (em) => {
        await queue.queue(em, { to: email, expiresAt, ...mail });
        if (isTooMany) throw new MailTakenBack();
      });
    } catch (problem) {
      if (!(problem instanceof MailTakenBack)) throw problem;
    }
  }

  private async save(
    listId: string,
    follower: Follower,
    keys: { p256dh: string; auth: string } | null = null,
  ): Promise<void> {
    const nobody = { userId: null, email: null, endpoint: null };
    const made = await insertFollow(this.em, {
      ...{ id: newId(), listId, followerKey: followerKey(follower), ...nobody, ...follower },
      ...{ p256dh: keys?.p256dh ?? null, auth: keys?.auth ?? null, language: askedLanguage() },
    });
    if (made.length === 0) throw new TooManyFollowers();
  }
}

function keysOf(viewer: LinkViewer<User>, endpoint: string | null): string[] {
  const member = memberOf(viewer);
  return [
    ...(member ? [followerKey({ userId: member.id })] : []),
    ...(endpoint && pushEndpoint.safeParse(endpoint).success ? [followerKey({ endpoint })] : []),
  ];
}
