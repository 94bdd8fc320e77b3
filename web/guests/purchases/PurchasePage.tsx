import { t } from '@lingui/core/macro';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { EmptyState } from '../../base/design/EmptyState.tsx';
import type { Kind } from '../../base/design/kinds.ts';
import { Notice } from '../../base/design/Notice.tsx';
import { LinkButton } from '../../base/page/LinkButton.tsx';
import { Page } from '../../base/page/Page.tsx';
import { TextLink } from '../../base/page/TextLink.tsx';
import { anyNumberText } from '../../base/text/any-number-text.ts';
import { boughtText } from '../../base/text/bought-text.ts';
import { questionsText } from '../../base/text/questions-text.ts';
import { stillWantedText } from '../drawn/QuantityMeter.tsx';
import { ConfirmFollow, type ConfirmFollowToDraw, DrawnFollow, type FollowToDraw } from '../following/DrawnFollow.tsx';
import { type BesidesToDraw, DrawnBesides } from '../off-list/DrawnBesides.tsx';
import { DrawnQuestions, type QuestionsToDraw } from '../questions/DrawnQuestions.tsx';
import { type AddressToDraw, DrawnAddress } from './DrawnAddress.tsx';
import { HeldGift, type HoldToDraw } from './HeldGift.tsx';
import { HoldLabel } from './HoldLabel.tsx';
import { PurchaseActions, PurchasedThing, PurchaseFields } from './PurchaseFields.tsx';

interface PurchaseFormToDraw {
  kind: 'form';
  list: {
    name: string;
    ownerName: string;
    personName: string | null;
    listType: Kind;
    shareToken: string;
    ownerSeesBuyers: boolean;
    helpersSeeBuyers: boolean;
    keepsSurprise: boolean;
    isNameEnough: boolean;
    holdDays: number;
    eventDate: string | null;
  };
  item: {
    id: string;
    title: string;
    price: number | null;
    currency: string;
    effectiveImageUrl: string | null;
    questionCount: number;
  };
  /** How many may be chosen. */
  most: number;
  isAnyNumber: boolean;
  /** Makes the form count once, however often it is sent. */
  idempotencyKey: string;
  typed: { email?: string | null; name?: string | null; quantity?: number | null };
  problems: Record<string, string>;
  problem: string | null;
}

interface OutcomeToDraw {
  kind: 'outcome';
  title: string;
  text: string;
  shareToken: string;
}

export type PurchasePageToDraw =
  | PurchaseFormToDraw
  | OutcomeToDraw
  | HoldToDraw
  | FollowToDraw
  | ConfirmFollowToDraw
  | QuestionsToDraw
  | BesidesToDraw
  | AddressToDraw;

/** Buys a gift without the app: before it has come, and where scripts do not run. `server/doors/purchase-pages/` says what stands on it. */
export function PurchasePage({ page }: { page: PurchasePageToDraw }) {
  return (
    <Page width="form">
      {page.kind === 'form' && <PurchaseForm {...page} />}
      {page.kind === 'hold' && <HeldGift {...page} />}
      {page.kind === 'outcome' && <Outcome {...page} />}
      {page.kind === 'address' && <DrawnAddress {...page} />}
      {page.kind === 'ask' && <DrawnQuestions {...page} />}
      {page.kind === 'besides' && <DrawnBesides {...page} />}
      {page.kind === 'follow' && <DrawnFollow {...page} />}
      {page.kind === 'confirm follow' && <ConfirmFollow {...page} />}
    </Page>
  );
}

function PurchaseForm({ list, item, most, isAnyNumber, idempotencyKey, typed, problems, problem }: PurchaseFormToDraw) {
  const { name, ownerName, personName, shareToken, listType } = list;
  const [wrong] = ['quantity', 'name', 'email'].filter((field) => problems[field]);
  const fieldOf = (field: 'name' | 'email') => ({
    name: field,
    defaultValue: typed[field] ?? '',
    problem: problems[field],
    autoFocus: wrong === field,
  });
  const quantity = Math.min(Math.max(typed.quantity || 1, 1), most);
  return (
    <>
      <h1 className="text-3xl">{t`Mark as Purchased`}</h1>
      <Card>
        <form method="post" action={`/shared/${shareToken}/items/${item.id}/buy`} className="grid gap-4" noValidate>
          <input type="hidden" name="key" value={idempotencyKey} />
          <PurchasedThing item={item} kind={listType} most={most} />
          {problem && <Notice tone="problem">{problem}</Notice>}
          <PurchaseFields
            owner={{ ...list, isDemo: false }}
            most={most}
            quantity={{
              name: 'quantity',
              defaultValue: quantity,
              problem: problems.quantity,
              hint: isAnyNumber ? anyNumberText(0) : list.keepsSurprise ? undefined : stillWantedText(most),
            }}
            name={fieldOf('name')}
            email={{ ...fieldOf('email'), onCorrect: () => {} }} // nothing is asked until the app has come
          />
          <PurchaseActions>
            <LinkButton to={`/shared/${shareToken}`}>{t`Cancel`}</LinkButton>
            {listType !== 'SHOPPING' && (
              <Button look="quiet" type="submit" name="hold" value="1">
                <HoldLabel list={list} />
              </Button>
            )}
            <Button look="primary" type="submit">
              {boughtText(1)}
            </Button>
          </PurchaseActions>
        </form>
      </Card>
      {listType !== 'SHOPPING' && (
        <p className="text-center">
          <TextLink to={`/shared/${shareToken}/items/${item.id}/ask`}>{questionsText(item.questionCount)}</TextLink>
        </p>
      )}
      <p className="text-center text-sm wrap-anywhere text-muted">
        {personName ? t`On “${name}” for ${personName}` : t`On “${name}” by ${ownerName}`}
      </p>
    </>
  );
}

function Outcome({ title, text, shareToken }: OutcomeToDraw) {
  return (
    <EmptyState
      kind="WISHLIST"
      level={1}
      title={title}
      action={
        <LinkButton look="primary" to={`/shared/${shareToken}`}>
          {t`Back to the list`}
        </LinkButton>
      }
    >
      <p>{text}</p>
    </EmptyState>
  );
}
