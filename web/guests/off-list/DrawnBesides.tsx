import { t } from '@lingui/core/macro';
import { isolated } from '#rules/base/languages/isolated';
import { LONGEST_OFF_LIST } from '#rules/lists/off-list-gifts/off-list-gift';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { Checkbox } from '../../base/design/fields/Checkbox.tsx';
import { Field } from '../../base/design/fields/Field.tsx';
import { LinkButton } from '../../base/page/LinkButton.tsx';

export interface BesidesToDraw {
  kind: 'besides';
  shareToken: string;
  listName: string;
  gifts: readonly { id: string; what: string; isMine: boolean }[];
  guestKey: string;
  idempotencyKey: string;
  typed: { what: string; isToldAfter: boolean };
  problem: string | null;
}

/** The app comes where scripts run, which keeps from the people a list is for what others give: nothing is shown until then. */
export function DrawnBesides({ listName: name, ...page }: BesidesToDraw) {
  const listName = isolated(name);
  return (
    <>
      <h1 className="text-3xl wrap-anywhere">{t`Giving something that isn’t on “${listName}”?`}</h1>
      <noscript>
        <div className="grid gap-6">
          <p className="text-muted">
            {t`Let the other givers know, so nobody brings the same thing. They won’t see your name, and the people it’s for won’t see any of it before the day.`}
          </p>
          <BesidesForm {...page} />
          <Gifts {...page} />
        </div>
      </noscript>
      <LinkButton to={`/shared/${page.shareToken}`}>{t`Back to the list`}</LinkButton>
    </>
  );
}

type Part = Omit<BesidesToDraw, 'listName'>;

function BesidesForm({ shareToken, guestKey, idempotencyKey, typed, problem }: Part) {
  return (
    <Card>
      <form method="post" action={`/shared/${shareToken}/besides`} className="grid gap-4" noValidate>
        <input type="hidden" name="key" value={idempotencyKey} />
        <input type="hidden" name="giver" value={guestKey} />
        <Field
          label={t`What is it?`}
          hint={t`You can leave it empty.`}
          name="what"
          autoComplete="off"
          maxLength={LONGEST_OFF_LIST}
          defaultValue={typed.what}
          problem={problem ?? undefined}
        />
        <Checkbox
          label={t`The people it’s for may read it once the day has come`}
          name="isToldAfter"
          value="1"
          defaultChecked={typed.isToldAfter}
        />
        <Button look="primary" type="submit">
          {t`Tell the others`}
        </Button>
      </form>
    </Card>
  );
}

function Gifts({ shareToken, gifts }: Part) {
  if (gifts.length === 0) return null;
  return (
    <section aria-labelledby="off-list">
      <h2 id="off-list" className="font-semibold">{t`Given besides this list`}</h2>
      <ul className="divide-y divide-line text-muted">
        {gifts.map(({ id, what, isMine }) => (
          <Gift key={id} id={id} what={what || t`Something that isn’t on the list`} isMine={isMine} to={shareToken} />
        ))}
      </ul>
    </section>
  );
}

function Gift({ id, what, isMine, to }: { id: string; what: string; isMine: boolean; to: string }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
      <p className="min-w-0 grow basis-[min(100%,9rem)] wrap-anywhere">
        <span dir="auto">{what}</span>
        {isMine && <span className="block text-sm">{t`From you`}</span>}
      </p>
      {isMine && (
        <form method="post" action={`/shared/${to}/besides/take-back`}>
          <Button type="submit" name="gift" value={id} aria-label={t`Take it back: ${what}`}>
            {t({ message: 'Take it back', context: 'something one gives' })}
          </Button>
        </form>
      )}
    </li>
  );
}
