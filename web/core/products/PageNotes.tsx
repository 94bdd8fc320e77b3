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
  isPriceKnown: boolean;
  onAnswer: (isRight: boolean) => void;
}

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
