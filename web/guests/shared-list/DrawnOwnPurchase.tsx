import { t } from '@lingui/core/macro';
import { BOUGHT, CARD_WORDS, marked, PURCHASES, TITLE_TO_COME } from '#rules/doors/public-pages/drawn-page';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { Select } from '../../base/design/fields/Select.tsx';
import { type AgoWords, agoWords } from '../../base/design/RelativeTime.tsx';
import { withdrawnText } from '../../base/text/withdrawn-text.ts';
import type { Face, OwnPurchase } from '../drawn/shared-item.ts';
import { PurchaseRow, PurchasesCard, UndoButton } from '../purchases/PurchasesCard.tsx';
import type { StoredPurchase } from '../purchases/stored-purchases.ts';

/** A purchase, with the secret that takes it back. */
export type OwnPurchaseToDraw = StoredPurchase & { undoToken: string };

/** With its item as a card shows it, if that is still on the list. */
export type GiftToDraw = OwnPurchaseToDraw & { item: (Face & { category: string; orderIndex: number }) | null };

const UNDO_FORM = 'undo';

interface OwnPurchaseProps {
  purchase: OwnPurchaseToDraw;
  shareToken: string;
}

/** Shows a purchase that the page of the gift has just made. The app keeps it when it comes. */
export function BoughtWithoutApp({ purchase, shareToken }: OwnPurchaseProps) {
  return (
    <div {...marked({ [BOUGHT]: JSON.stringify(purchase) })}>
      <PurchasesCard>
        <PurchaseRow purchase={purchase}>
          <form method="post" action={undoPath(shareToken)}>
            <UndoneThing purchase={purchase} />
            <UndoButton about={purchase.title} type="submit" />
          </form>
        </PurchaseRow>
      </PurchasesCard>
    </div>
  );
}

/** A page that is as it was is not sent again, so the time that is drawn into it is no time of its own. */
const ANY_TIME = new Date(0).toISOString();

/** For before-paint.ts, which fills it with what the browser remembers of purchases on the list. */
export function PurchasesOfBrowser({ listId, ownerName }: { listId: string; ownerName: string }) {
  return (
    <template
      {...marked({
        [PURCHASES]: listId,
        [CARD_WORDS]: JSON.stringify(cardWords(ownerName)),
      })}
    >
      <PurchasesCard>
        <PurchaseRow purchase={{ title: '', quantity: 1, date: ANY_TIME }}>
          <UndoButton about={TITLE_TO_COME} type="button" />
        </PurchaseRow>
      </PurchasesCard>
    </template>
  );
}

/** The words of the card of what a browser remembers, apart from names. */
export interface CardWords extends AgoWords {
  held: string;
  withdrawn: string;
}

function cardWords(ownerName: string): CardWords {
  return { ...agoWords(), held: t`Held for you`, withdrawn: withdrawnText(ownerName) };
}

/** Beside the card of what was bought, which has the button for it. */
export function UndoForm({ gift, shareToken }: { gift: GiftToDraw; shareToken: string }) {
  return (
    <form
      hidden
      id={UNDO_FORM}
      method="post"
      action={undoPath(shareToken)}
      {...marked({ [BOUGHT]: JSON.stringify(gift) })}
    >
      <UndoneThing purchase={gift} />
    </form>
  );
}

export function ownPurchaseToDraw({ quantity }: OwnPurchaseToDraw): OwnPurchase {
  return { quantity, isUndoing: false, onUndo: () => {}, sending: { type: 'submit', form: UNDO_FORM } };
}

/**
 * Asks before a receipt's link takes a purchase back: mail programs open links, too. Where the app comes, it asks in a
 * dialog.
 */
export function UndoQuestion({ purchase, shareToken }: OwnPurchaseProps) {
  const { title, quantity } = purchase;
  return (
    <noscript>
      <Card as="section">
        <form method="post" action={undoPath(shareToken)} className="grid gap-4">
          <UndoneThing purchase={purchase} />
          <h2 className="text-xl">{t`Undo this purchase?`}</h2>
          <p>{t`“${title}” will be shown as still wanted, and others can buy it.`}</p>
          {quantity > 1 && (
            <Select label={t`How many?`} name="keeping" hint={t`You bought ${quantity}.`} defaultValue={0}>
              {Array.from({ length: quantity }, (_, index) => quantity - index).map((count) => (
                <option key={count} value={quantity - count}>
                  {count}
                </option>
              ))}
            </Select>
          )}
          <Button look="primary" type="submit">
            {t`Undo Purchase`}
          </Button>
        </form>
      </Card>
    </noscript>
  );
}

function UndoneThing({ purchase: { purchaseId, undoToken } }: Pick<OwnPurchaseProps, 'purchase'>) {
  return <input type="hidden" name="purchase" value={`${purchaseId}.${undoToken}`} />;
}

function undoPath(shareToken: string): string {
  return `/shared/${shareToken}/undo`;
}
