import { t } from '@lingui/core/macro';
import { say } from '#rules/base/languages/say';
import { Button } from '../../base/design/Button.tsx';
import { moneyText } from '../../base/design/Money.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { priceQuestion, soldOutText } from './page-texts.ts';
import type { FoundProduct } from './read-link.ts';
import { possiblePrice } from './read-link.ts';
import { STAND_IN_TEXTS } from './stand-in-texts.ts';

interface PageNotesProps {
  product: FoundProduct;
  /** Whether the price has been asked about, or somebody wrote one. */
  isPriceKnown: boolean;
  /** Called with the answer: whether the price that is asked about is right. */
  onAnswer: (isRight: boolean) => void;
}

/** Tells about a page that has been read: that it is another one, that it sells nothing now, and what it may cost. */
export function PageNotes({ product, isPriceKnown, onAnswer }: PageNotesProps) {
  const asked = isPriceKnown ? null : possiblePrice(product);
  return (
    <>
      {product.standIn && <Notice>{say(STAND_IN_TEXTS[product.standIn])}</Notice>}
      {product.isSoldOut && <Notice>{soldOutText()}</Notice>}
      {asked && (
        <Notice
          action={
            <div className="flex gap-2">
              <Button onClick={() => onAnswer(true)}>{t`Yes`}</Button>
              <Button look="plain" onClick={() => onAnswer(false)}>
                {t`Leave It Empty`}
              </Button>
            </div>
          }
        >
          {priceQuestion(moneyText(asked.price, asked.currency))}
        </Notice>
      )}
    </>
  );
}
