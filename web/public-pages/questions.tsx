import { msg, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Site } from '../base/page/site.ts';
import { TextLink } from '../base/page/TextLink.tsx';

export const CATEGORIES = [
  { value: 'all', label: msg`All Categories` },
  { value: 'general', label: msg`General` },
  { value: 'lists', label: msg`Lists` },
  { value: 'sharing', label: msg`Sharing` },
  { value: 'account', label: msg`Account` },
] as const;

export type Category = (typeof CATEGORIES)[number]['value'];

/** Guests come first, who have a gift to find. */
export const GROUPS = [
  { value: 'guests', heading: msg`Someone sent you a list` },
  { value: 'makers', heading: msg`Making a list` },
  { value: 'account', heading: msg`Your account` },
] as const;

export interface Question {
  id: string;
  category: Exclude<Category, 'all'>;
  group: (typeof GROUPS)[number]['value'];
  title: string;
  content: ReactNode;
}

export const questionsWith = ({
  siteName,
  maxListsPerUser: { free: freeLists },
  maxItemsPerList: { free: freeItems },
  paymentsEnabled,
  mailEnabled,
  everythingForEverybody,
}: Site): Question[] => [
  {
    id: 'account',
    category: 'sharing',
    group: 'guests',
    title: t`Someone sent me a list. Do I need an account?`,
    content: (
      <p>
        <Trans>
          No. Open the link, choose a gift, buy it wherever you like, and mark it on the list, so that nobody buys it
          twice. It costs nothing.
        </Trans>
      </p>
    ),
  },
  {
    id: 'name',
    category: 'sharing',
    group: 'guests',
    title: t`Who sees my name and my email?`,
    content: (
      <p>
        <span>
          <Trans>
            At most the owner of the list and people who help with it. They see your name and email address, so that
            they can thank you. Other guests see only what’s given. If the list is a surprise, the people it’s for see
            nothing until the day.
          </Trans>
        </span>
        {mailEnabled && <span>{t`Your receipt goes to your email address.`}</span>}
      </p>
    ),
  },
  {
    id: 'undo',
    category: 'sharing',
    group: 'guests',
    title: t`I marked the wrong gift. How do I undo it?`,
    content: (
      <p>
        {mailEnabled ? (
          <Trans>
            Press “Undo” on the gift. The list still knows you tomorrow in the same browser, and your receipt by email
            has a link that does the same.
          </Trans>
        ) : (
          <Trans>
            Press “Undo” on the gift. The list still knows you tomorrow in the same browser, and you can keep a link
            that does the same.
          </Trans>
        )}
      </p>
    ),
  },
  {
    id: 'elsewhere',
    category: 'sharing',
    group: 'guests',
    title: t`Can I buy the gift somewhere else?`,
    content: (
      <p>
        <Trans>
          Yes, in any shop, or make it yourself. The link on the list is only a suggestion. Mark the gift as purchased
          all the same: that is how the others know.
        </Trans>
      </p>
    ),
  },
  {
    id: 'surprise',
    category: 'sharing',
    group: 'guests',
    title: t`What does “surprise” mean?`,
    content: (
      <p>
        <Trans>
          The owner of a surprise list sees neither what has been bought nor by whom until the day of the event, or
          until they turn the surprise off. Guests still see what is taken, so that nothing is bought twice.
        </Trans>
      </p>
    ),
  },
  {
    id: 'what',
    category: 'general',
    group: 'makers',
    title: t`What is ${siteName}?`,
    content: (
      <p>
        <Trans>
          A place for three kinds of list: wishlists, gift registries and shopping lists. You write down what is wanted,
          share one link, and everyone who opens it sees what is still needed. When someone buys something they say so,
          and it shows on every open screen right away, so nothing is bought twice.
        </Trans>
      </p>
    ),
  },
  {
    id: 'free',
    category: 'general',
    group: 'makers',
    title: t`Is ${siteName} free to use?`,
    content: everythingForEverybody ? (
      <p>
        <Trans>
          Yes, all of it, without a limit. Opening a shared list and buying from it is free for everybody, too.
        </Trans>
      </p>
    ) : (
      <p>
        {paymentsEnabled ? (
          <Trans>
            Yes. The free plan has room for <Plural value={freeLists} one="# list" other="# lists" /> of up to{' '}
            <Plural value={freeItems} one="# item" other="# items" /> each, and it never expires. Opening a shared list
            and buying from it is free for everybody. Larger plans have room for more:{' '}
            <TextLink to="/pricing">see what they cost</TextLink>.
          </Trans>
        ) : (
          <Trans>
            Yes. The free plan has room for <Plural value={freeLists} one="# list" other="# lists" /> of up to{' '}
            <Plural value={freeItems} one="# item" other="# items" /> each, and it never expires. Opening a shared list
            and buying from it is free for everybody. Larger plans are coming soon:{' '}
            <TextLink to="/pricing">see what’s in them</TextLink>.
          </Trans>
        )}
      </p>
    ),
  },
  {
    id: 'create',
    category: 'lists',
    group: 'makers',
    title: t`How do I create a list?`,
    content: (
      <p>
        <Trans>
          Sign in, open “My Lists” and choose “Create New List”. Give the list a name, and say whether it’s a wishlist,
          a registry or a shopping list, and who may see it. It can also have an event and a date.
        </Trans>
      </p>
    ),
  },
  {
    id: 'url',
    category: 'lists',
    group: 'makers',
    title: t`Can I add items from any online shop?`,
    content: (
      <p>
        <Trans>
          Yes. Choose “Add Item” and paste the link of the product: {siteName} fills in its name, price and picture, and
          you can change them. Where a shop doesn’t let us read its pages, type them in, or use the {siteName} button
          for your browser, which adds what you have open.
        </Trans>
      </p>
    ),
  },
  {
    id: 'share',
    category: 'sharing',
    group: 'makers',
    title: t`How do I share my list with others?`,
    content: (
      <p>
        <Trans>
          Every list has a link of its own. Open the list, choose “Share”, and send the link however you like. A public
          list opens for everybody who has the link, without an account. A private list opens only for the people you
          have invited.
        </Trans>
      </p>
    ),
  },
  {
    id: 'who',
    category: 'sharing',
    group: 'makers',
    title: t`Can other people see who bought a gift?`,
    content: (
      <p>
        <Trans>
          No. Only the owner of the list and helpers they’ve chosen see who bought what, and you see your own gifts.
          Everybody else sees only how many are still wanted. People who keep a shopping list together see which of them
          ticked something off. And if you’d rather be surprised, we keep all of it from you.
        </Trans>
      </p>
    ),
  },
  {
    id: 'password',
    category: 'account',
    group: 'account',
    title: t`What if I forget my password?`,
    content: mailEnabled ? (
      <p>
        <Trans>
          Choose “Forgot password?” on the <TextLink to="/signin">sign-in page</TextLink> and enter your email address.
          We send you a link to set a new one.
        </Trans>
      </p>
    ) : (
      <p>{t`This site sends no emails, so please ask the people who run it.`}</p>
    ),
  },
  {
    id: 'delete',
    category: 'account',
    group: 'account',
    title: t`How do I delete my account?`,
    content: (
      <p>
        <Trans>
          In <TextLink to="/profile/data">your profile</TextLink>, under “Danger Zone”. We ask for your password once
          more, and then your account and your lists are gone for good. What you bought for others stays marked as
          bought, without your name.
        </Trans>
      </p>
    ),
  },
];
