import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Page } from '../base/page/Page.tsx';
import { useSite } from '../base/page/site.ts';
import { ContactHeading } from './ContactHeading.tsx';
import { EmailLink } from './LegalPage.tsx';

/** Words that are typed before the form works would be lost. */
export function ContactWithoutForm() {
  const { contactEmail } = useSite();
  return (
    <Page width="reading">
      <ContactHeading />
      <p className="hidden text-lg noscript:block">
        {contactEmail ? (
          <span>
            <Trans>
              The form on this page needs JavaScript. Without it, please write to <EmailLink address={contactEmail} />.
            </Trans>
          </span>
        ) : (
          <span>{t`The form on this page needs JavaScript.`}</span>
        )}
      </p>
    </Page>
  );
}
