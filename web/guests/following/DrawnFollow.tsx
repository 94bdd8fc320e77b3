import { t } from '@lingui/core/macro';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { EmailField } from '../../base/design/fields/EmailField.tsx';
import { Notice } from '../../base/design/Notice.tsx';
import { LinkButton } from '../../base/page/LinkButton.tsx';
import { FollowHeading } from './FollowHeading.tsx';

export interface FollowToDraw {
  kind: 'follow';
  shareToken: string;
  listName: string;
  email: string;
  problem: string | null;
}

export interface ConfirmFollowToDraw {
  kind: 'confirm follow';
  shareToken: string;
  listName: string;
  /** The last part of the link in the mail. */
  of: string;
}

/** Until the app has come, which knows of more ways: typing that early would be lost. Without scripts it is the page. */
export function DrawnFollow({ shareToken, listName, email, problem }: FollowToDraw) {
  return (
    <>
      <FollowHeading listName={listName} />
      <noscript>
        <Card>
          <form method="post" action={`/shared/${shareToken}/follow`} className="grid gap-4" noValidate>
            {problem && <Notice tone="problem">{problem}</Notice>}
            <EmailField label={t`Email`} name="email" defaultValue={email} />
            <Button look="primary" type="submit">
              {t`Mail me the link`}
            </Button>
          </form>
        </Card>
      </noscript>
      <LinkButton to={`/shared/${shareToken}`}>{t`Back to the list`}</LinkButton>
    </>
  );
}

/** The page of the link in a mail. It needs no script, and nothing happens before the button is pressed. */
export function ConfirmFollow({ shareToken, listName, of }: ConfirmFollowToDraw) {
  return (
    <>
      <FollowHeading listName={listName} />
      <form method="post" action={`/shared/${shareToken}/follow/confirm`} className="grid gap-2">
        <input type="hidden" name="of" value={of} />
        <Button look="primary" type="submit">
          {t`Follow the list`}
        </Button>
        <LinkButton to={`/shared/${shareToken}`}>{t`Open the list`}</LinkButton>
      </form>
    </>
  );
}
