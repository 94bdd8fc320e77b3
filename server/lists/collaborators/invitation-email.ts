import { t } from '@lingui/core/macro';
import type { CollaboratorRole, PurchaseVisibility } from '../../core/access/list-access.rules.ts';
import { mailLayout, SITE_NAME } from '../../core/email/mail-layout.ts';
import type { NewMail } from '../../core/email/mail-queue.ts';
import { INVITATION_DAYS } from './collaborator.rules.ts';

const noMore = () => t`Stop sending invitations to this address`;

interface About {
  inviterName: string;
  listName: string;
  role: CollaboratorRole;
  purchaseVisibility: PurchaseVisibility;
  /** The person without an account for whom the list is. */
  personName?: string;
  url: string;
}

/** A paragraph for those who see more than other guests do: helpers, and editors of a list for somebody else. */
function asHelper({ role, purchaseVisibility, inviterName, personName }: About): string[] {
  if (personName)
    return role === 'EDITOR'
      ? [
          t`The list is for ${personName}. You see what’s given, and guests see your name, too: the list comes from both of you.`,
        ]
      : [];
  return role === 'HELPER' && purchaseVisibility !== 'OWNER_SEES_TAKEN'
    ? [
        t`As a helper you see who gives what, even while it’s a surprise for ${inviterName}. Please keep it to yourself.`,
      ]
    : [];
}

/** For a person who has an account, and is a collaborator from now on. */
export function addedEmail(to: string, about: About): NewMail {
  const { inviterName, listName, role, url } = about;
  return {
    to,
    kind: 'LIST_SHARED',
    unsubscribe: { kind: 'INVITATIONS', email: to },
    subject: t`${inviterName} shared the list “${listName}” with you`,
    ...mailLayout({
      title: role === 'VIEWER' ? t`You can now open “${listName}”` : t`You can now edit “${listName}”`,
      paragraphs: [
        role === 'VIEWER'
          ? t`${inviterName} shared this list with you. You can see what’s wanted, and give something from it.`
          : role === 'HELPER'
            ? t`${inviterName} has added you as a helper. You can add and edit items.`
            : t`${inviterName} has added you as a collaborator. You can add, edit and tick off items, and see everyone’s changes live.`,
        ...asHelper(about),
      ],
      action: { label: t`Open the list`, url },
      footnote:
        role === 'VIEWER'
          ? t`You’re getting this because you have an account at ${SITE_NAME}. You can leave the list any time, under My Lists.`
          : t`You’re getting this because you have an account at ${SITE_NAME}. You can leave the list any time, under Collaborators.`,
      unsubscribe: noMore(),
    }),
  };
}

/** For an address that is not known to be anybody's: who opens `url` reads its mail, and so may accept. */
export function invitationEmail(to: string, about: About): NewMail {
  const { inviterName, listName, role, url } = about;
  return {
    to,
    kind: 'INVITATION',
    unsubscribe: { kind: 'INVITATIONS', email: to },
    subject: t`${inviterName} invites you to the list “${listName}”`,
    ...mailLayout({
      title: t`${inviterName} would like to share a list with you`,
      paragraphs: [
        role === 'VIEWER'
          ? t`${SITE_NAME} is where people keep wishlists, gift registries and shopping lists together. ${inviterName} invites you to see “${listName}”, and to give something from it.`
          : t`${SITE_NAME} is where people keep wishlists, gift registries and shopping lists together. ${inviterName} invites you to fill “${listName}” together.`,
        ...asHelper(about),
        t`Open the invitation to get to the list. If you don’t have an account yet, you can create one there in a minute.`,
      ],
      action: { label: t`Open the invitation`, url },
      footnote: t`You’re getting this because someone entered this address at ${SITE_NAME}. The invitation works for ${INVITATION_DAYS} days and is just for you, so please don’t pass it on. Don’t know who sent it? Just ignore it.`,
      unsubscribe: noMore(),
    }),
  };
}
