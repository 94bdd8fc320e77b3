import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { PageHead } from '../base/page/PageHead.tsx';
import { useSite } from '../base/page/site.ts';
import { TextLink } from '../base/page/TextLink.tsx';
import { Clause, EmailLink, LegalPage } from './LegalPage.tsx';

export function TermsScreen() {
  const { siteName, contactEmail, mailEnabled, everythingForEverybody } = useSite();
  return (
    <LegalPage
      title={t`Terms of Service`}
      summary={t`Be kind, keep your password to yourself, and the lists you write stay yours. The rest says the same with more care.`}
    >
      <PageHead
        title={t`Terms of Service`}
        description={t`The terms on which ${siteName} may be used, in plain words.`}
      />
      <Clause title={t`1. What these terms are about`}>
        <p>
          <Trans>
            {siteName} lets you make wishlists, gift registries and shopping lists, share them, and record what has been
            bought. By opening an account or using a shared list you agree to these terms. How we treat personal data is
            said in our <TextLink to="/privacy">Privacy Policy</TextLink>.
          </Trans>
        </p>
      </Clause>
      <Clause title={t`2. Who may use ${siteName}`}>
        <p>
          <Trans>
            You must be at least 13 years old to have an account. If you are not yet of age where you live, ask a parent
            or guardian to read these terms with you. Opening a shared list needs no account.
          </Trans>
        </p>
      </Clause>
      <Clause title={t`3. Your account`}>
        <ul>
          <li>{t`Give an email address at which we can reach you, and keep it up to date.`}</li>
          <li>{t`Keep your password to yourself. What is done with your account counts as done by you.`}</li>
          <li>{t`Tell us right away if you think someone else has got into it.`}</li>
          <li>
            <Trans>
              You can delete your account at any time in <TextLink to="/profile/data">your profile</TextLink>.
            </Trans>
          </li>
        </ul>
      </Clause>
      <Clause title={t`4. Your lists`}>
        <p>
          <Trans>
            What you write stays yours. You allow us to store it and to show it to the people you share it with, and
            nothing more. A public list can be opened by everybody who has its link; a private one by you and the people
            you have invited. Please share a link only with those who should have it.
          </Trans>
        </p>
      </Clause>
      <Clause title={t`5. Buying gifts`}>
        <p>
          <Trans>
            {siteName} sells nothing from anybody’s list. Links lead to shops that we do not run; a purchase there is
            between you and the shop, and prices may have changed since they were written down. Marking an item as
            purchased tells others that it is taken. It is a promise between people and no order.
          </Trans>
        </p>
      </Clause>
      <Clause title={t`6. What is not allowed`}>
        <ul>
          <li>{t`Anything unlawful, hateful or deceptive, and pictures or texts that are not yours to use.`}</li>
          <li>{t`Marking gifts as purchased that you do not mean to give.`}</li>
          <li>{t`Getting around access rules, limits or security, or collecting other people’s data.`}</li>
          <li>
            <Trans>
              Automated use that makes {siteName} slow for others. The documented interface is there for programs.
            </Trans>
          </li>
        </ul>
        <p>{t`We may remove such content and close accounts that keep doing it. Where we can, we warn first.`}</p>
      </Clause>
      <Clause title={everythingForEverybody ? t`7. Payment` : t`7. Plans and payment`}>
        {everythingForEverybody ? (
          <p>{t`Everything on ${siteName} is free.`}</p>
        ) : (
          <p>
            <Trans>
              The free plan costs nothing and does not expire. The <TextLink to="/pricing">pricing page</TextLink> says
              what larger plans include, what they cost, and whether they can be bought yet. You pay for a month or a
              year ahead; a plan you cancel stays active until that time is over. You never move to a plan that costs
              something without choosing it.
            </Trans>
          </p>
        )}
      </Clause>
      <Clause title={t`8. What we promise, and what we cannot`}>
        <p>
          <Trans>
            We run {siteName} with care and repair what breaks, but we cannot promise that it is always available or
            free of errors. As far as the law allows, we are liable only for damage that we cause on purpose or by gross
            negligence, and for what was foreseeable and typical where we break a duty that this contract rests on.
            Rights that the law gives you as a consumer stay untouched.
          </Trans>
        </p>
      </Clause>
      <Clause title={t`9. Changes to these terms`}>
        <p>
          {mailEnabled ? (
            <Trans>
              We announce changes at least 30 days ahead, by email and on this page. If you do not agree with them, you
              can delete your account before they take effect; if you go on using {siteName} after that day, the new
              terms apply.
            </Trans>
          ) : (
            <Trans>
              We announce changes at least 30 days ahead, on this page. If you do not agree with them, you can delete
              your account before they take effect; if you go on using {siteName} after that day, the new terms apply.
            </Trans>
          )}
        </p>
      </Clause>
      <Clause title={t`10. Ending`}>
        <p>
          <Trans>
            You can leave at any time by deleting your account. We can end the contract with 30 days’ notice, and at
            once if these terms are badly broken.
          </Trans>
        </p>
      </Clause>
      <Clause title={t`11. Contact`}>
        <p>
          {contactEmail ? (
            <Trans>
              Questions about these terms go to <EmailLink address={contactEmail} />.
            </Trans>
          ) : (
            <Trans>
              Questions about these terms go to <TextLink to="/contact">our contact form</TextLink>.
            </Trans>
          )}
        </p>
      </Clause>
    </LegalPage>
  );
}
