import { t } from '@lingui/core/macro';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { LinkButton } from '../../base/page/LinkButton.tsx';

export interface AddressToDraw {
  kind: 'address';
  shareToken: string;
  address: string;
}

/** The way to the delivery address, where scripts do not run: for who has just taken something. */
export function AskForAddress({ shareToken }: { shareToken: string }) {
  return (
    <noscript>
      <form method="post" action={`/shared/${shareToken}/address`}>
        <Button type="submit">{t`Show the delivery address`}</Button>
      </form>
    </noscript>
  );
}

export function DrawnAddress({ shareToken, address }: AddressToDraw) {
  return (
    <>
      <h1 className="text-3xl">{t`Delivery address`}</h1>
      <Card>
        <p className="text-sm text-muted">{t`If you have it sent:`}</p>
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {address}
        </p>
      </Card>
      <LinkButton to={`/shared/${shareToken}`}>{t`Back to the list`}</LinkButton>
    </>
  );
}
