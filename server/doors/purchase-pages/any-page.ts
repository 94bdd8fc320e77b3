import { t } from '@lingui/core/macro';
import type { PageDescription } from '../public-pages/page-template.ts';
import type { AddressPage } from './address-pages.ts';
import type { AskPage } from './ask-pages.ts';
import type { BesidesPage } from './besides-pages.ts';
import type { ConfirmFollowPage, FollowPage } from './follow-pages.ts';
import type { HoldPage } from './hold-pages.ts';
import type { OutcomePage, PurchasePage } from './purchase-page.ts';

/** Pages in whose place the app comes. */
const SCREENS: Record<string, string> = {
  follow: 'guests/following/FollowScreen.tsx',
  besides: 'guests/off-list/OffListScreen.tsx',
};

export type AnyPage =
  | PurchasePage
  | OutcomePage
  | HoldPage
  | FollowPage
  | ConfirmFollowPage
  | AskPage
  | BesidesPage
  | AddressPage;

export function takeOverOf({ kind }: AnyPage): Pick<PageDescription, 'isComplete' | 'appStart' | 'screen'> {
  const screen = SCREENS[kind];
  return screen ? { appStart: 'painted', screen: ['shell/ApolloLayout.tsx', screen] } : { isComplete: true };
}

export function titleOf(page: AnyPage): string {
  if (page.kind === 'outcome') return page.title;
  if (page.kind === 'follow' || page.kind === 'confirm follow') return t`Follow this list`;
  if (page.kind === 'address') return t`Delivery address`;
  if (page.kind === 'ask') return t`Questions`;
  if (page.kind === 'besides') return t`Not on the list`;
  return page.kind === 'hold' ? t`Held for you` : t`Mark as Purchased`;
}
