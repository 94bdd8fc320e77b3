import { t } from '@lingui/core/macro';
import { isolated } from '#rules/base/languages/isolated';
import { moneyText } from '../../base/design/Money.tsx';
import { pathHere } from '../../base/design/picture-address.ts';
import type { Place, ShownGift } from './personal-page.ts';

interface PersonalGiftProps {
  place: Place;
  gift: ShownGift;
}

interface WithHeading extends PersonalGiftProps {
  /** 1 where the gift has the screen to itself. */
  level: 1 | 2 | 3;
}

/** A gift, with one button. */
export function PersonalGift({ place, gift, level }: WithHeading) {
  const {
    id,
    title,
    description,
    variant,
    price,
    currency,
    imageUrl,
    isPictureSmall,
    shopUrl,
    isShared,
    isFund,
    isLeft,
    own,
  } = gift;
  const Heading = `h${level}` as const;
  return (
    <article id={`gift-${id}`} className="card">
      {imageUrl && (
        <img
          src={pathHere(imageUrl)}
          alt=""
          className={isPictureSmall ? 'tiny' : undefined}
          loading={level === 1 ? undefined : 'lazy'}
          referrerPolicy="no-referrer"
        />
      )}
      <Heading dir="auto">{title}</Heading>
      {variant && <p dir="auto">{variant}</p>}
      {price !== null && <p className="price">{moneyText(price, currency)}</p>}
      {description && (
        <p dir="auto" className="about">
          {description}
        </p>
      )}
      {shopUrl && (
        <p>
          <a className="shop" href={shopUrl} rel="noopener noreferrer nofollow">
            {t`See it in the shop`}
          </a>
        </p>
      )}
      {own.length > 0 && (
        <div className="own">
          <p className="yours">
            <span>{t`You’re getting this`}</span>
            {own.length > 1 && <span>{` (${own.length} ×)`}</span>}
          </p>
          {own.slice(0, 1).map(({ purchaseId }) => (
            <UndoForm key={purchaseId} place={place} purchaseId={purchaseId} title={title} />
          ))}
        </div>
      )}
      {isFund && <p className="note">{t`This is a gift of money. Ask the family how you can give to it.`}</p>}
      {isShared && !isFund && own.length === 0 && (
        <p className="note">{t`Others share the cost of this gift. Ask the family if you’d like to join in.`}</p>
      )}
      {!isShared && !isFund && isLeft && <TakeForm place={place} gift={gift} />}
    </article>
  );
}

function TakeForm({ place: { root, from }, gift: { id, title: written, key, own } }: PersonalGiftProps) {
  const title = isolated(written);
  const isAnother = own.length > 0;
  return (
    <form method="post" action={`${root}/gifts/${id}`}>
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="from" value={from} />
      <button
        type="submit"
        className={isAnother ? 'quiet' : 'take'}
        aria-label={isAnother ? t`I’ll get another one: ${title}` : t`I’ll get this: ${title}`}
      >
        {isAnother ? t`I’ll get another one` : t`I’ll get this`}
      </button>
    </form>
  );
}

interface UndoFormProps {
  place: Place;
  purchaseId: string;
  title: string;
}

export function UndoForm({ place: { root, from }, purchaseId, title: written }: UndoFormProps) {
  const title = isolated(written);
  return (
    <form method="post" action={`${root}/undo`}>
      <input type="hidden" name="purchase" value={purchaseId} />
      <input type="hidden" name="from" value={from} />
      <button type="submit" className="quiet" aria-label={t`Take it back: ${title}`}>
        {t({ message: 'Take it back', context: 'a gift' })}
      </button>
    </form>
  );
}
