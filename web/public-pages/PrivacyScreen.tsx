import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { REMEMBERED_DAYS } from '#rules/keys/sessions/session-lengths';
import { VISITS_KEPT_DAYS } from '#rules/lists/analytics/analytics';
import { INVITATION_DAYS } from '#rules/lists/collaborators/collaborator';
import { LOG_KEPT_DAYS } from '#rules/news/webhooks/webhook';
import { NOTIFICATIONS_KEPT_DAYS } from '#rules/site/jobs/kept-days';
import { PageHead } from '../base/page/PageHead.tsx';
import { useSite } from '../base/page/site.ts';
import { TextLink } from '../base/page/TextLink.tsx';
import { DRAFTS_KEPT_DAYS } from '../core/form/drafts.ts';
import { Clause, EmailLink, LegalPage } from './LegalPage.tsx';

export function PrivacyScreen() {
  const { siteName, contactEmail, mailEnabled } = useSite();
  return (
    <LegalPage
      title={t`Privacy Policy`}
      summary={t`We keep what a list needs to work and nothing to sell. Nobody is shown what they should not know: least of all what is in the parcel.`}
    >
      <PageHead
        title={t`Privacy Policy`}
        description={t`What ${siteName} stores about you, why, for how long, who can see it, and how to have it deleted.`}
      />
      <Clause title={t`1. What we store, and why`}>
        <ul>
          <li>
            <Trans>
              <strong>Your account:</strong> name, email address, a salted hash of your password (never the password
              itself), when you accepted our <TextLink to="/terms">Terms of Service</TextLink>, your preferences, and a
              picture of you if you add one. If you sign in through Google or another site, also the id by which it
              knows you. So that you can sign in, others know you, and we can reach you.
            </Trans>
          </li>
          <li>
            <Trans>
              <strong>Your lists:</strong> what you write, the links you paste, and whom you invite. So that your lists
              work.
            </Trans>
          </li>
          <li>
            <Trans>
              <strong>Pages you show us:</strong> when you press our bookmark or browser extension, the page in front of
              you. We read it and keep nothing of it. So that you can add what it sells.
            </Trans>
          </li>
          <li>
            <Trans>
              <strong>Purchases:</strong> which item, how many, when, and the name and email address the buyer gives. So
              that nothing is bought twice and a buyer can undo a mistake.
            </Trans>
          </li>
          <li>
            <Trans>
              <strong>Sessions and keys:</strong> when you signed in, with which browser, and when you last used it; of
              API keys their name and a hash. So that you stay signed in, and see where.
            </Trans>
          </li>
          <li>
            <Trans>
              <strong>Notifications:</strong> what happened on lists that you work on or follow, and to prices that you
              watch. So that you hear of it.
            </Trans>
          </li>
          <li>
            <Trans>
              <strong>Following:</strong> your email address, or the push address of your browser, for each list that
              you follow. So that we can tell you.
            </Trans>
          </li>
          <li>
            <Trans>
              <strong>Webhooks:</strong> the address, and for {LOG_KEPT_DAYS} days what was sent and answered. So that
              you see what failed.
            </Trans>
          </li>
          <li>
            <Trans>
              <strong>Mails:</strong> to whom we sent one, when and about what; and a hash of an address that wants no
              more of some kind. So that none gets lost, and none comes unwanted.
            </Trans>
          </li>
          <li>
            <Trans>
              <strong>Visits:</strong> when a shared list was opened, under a scrambled mark made of your network
              address and kind of browser, or of your account. It is another for each list, so it tells nobody who you
              are or what else you looked at; the owner sees only how many visits there were. So that owners know
              whether their list is read.
            </Trans>
          </li>
          <li>
            <Trans>
              <strong>Messages:</strong> what you write to us, with your name and email address. So that we can answer.
            </Trans>
          </li>
          <li>
            <Trans>
              <strong>Technical records:</strong> a hash of your network address, kept briefly, to fend off abuse; and a
              log of faults, without anybody’s address.
            </Trans>
          </li>
        </ul>
      </Clause>
      <Clause title={t`2. Who can see it`}>
        <ul>
          <li>
            <Trans>
              A public list can be seen by everybody with its link; a private list by you and those you invited.
            </Trans>
          </li>
          <li>
            <Trans>
              Only the owner of a list, and helpers they have chosen, see who purchased what; each buyer sees their own
              purchase. On a list for somebody without an account, those who edit it see it, too. Those who keep a
              shopping list together see which of them it was. An owner who wants to be surprised is shown nothing.
            </Trans>
          </li>
          <li>
            <Trans>
              Those who keep a list together see each other’s name, and the email addresses of collaborators. Guests see
              the owner’s name and, on a list for somebody without an account, the names of those who edit it.
            </Trans>
          </li>
          <li>
            <Trans>
              Anyone with the address of your public profile sees your name, your picture, the month in which you
              joined, and your public lists. Search engines are kept from it.
            </Trans>
          </li>
          <li>{t`We do not sell personal data, and we show no advertising that follows you around.`}</li>
        </ul>
      </Clause>
      <Clause title={t`3. Those who work for us`}>
        <p>
          <Trans>
            Computers and email delivery may be run by companies that work on our behalf and are bound to use the data
            for that alone. If you choose to sign in through Google or another site, it learns that you do.
          </Trans>
        </p>
      </Clause>
      <Clause title={t`4. On your device`}>
        <p>
          <Trans>
            We set two kinds of cookies: one keeps the language that you chose; others keep, for an hour, the link to
            what you’re buying, bought or reserved, so that it counts once and the page can show and undo it. None of
            them signs you in or follows you around. Your browser also stores your session, the email address you last
            signed in with if you ask us to remember you, and your choice of theme; if you buy as a guest, also your
            name, your email address and what you bought, so that you can undo it. Where you are signed in it also keeps
            your lists as you last saw them, and changes that wait for a connection, so that they can be read and ticked
            off without one. Signing out removes the session and those lists. Pictures on a list are loaded from
            wherever they come from, without telling that site which page you are on.
          </Trans>
        </p>
        <p>{t`What you typed into a form and did not save stays on your device for up to ${DRAFTS_KEPT_DAYS} days, until you save it, discard it or sign out; without an account, until you close the tab.`}</p>
      </Clause>
      <Clause title={t`5. How long`}>
        <ul>
          <li>{t`Accounts and lists: until you delete them.`}</li>
          <li>{t`Purchases: as long as the list they belong to, without your name once you delete your account.`}</li>
          <li>{t`Sessions: ${REMEMBERED_DAYS} days after you were last here, or a day if you did not ask to be remembered.`}</li>
          <li>{t`Visits of shared lists: ${VISITS_KEPT_DAYS} days.`}</li>
          <li>{t`Notifications: ${NOTIFICATIONS_KEPT_DAYS} days.`}</li>
          <li>{t`Messages to us: a year.`}</li>
          <li>{t`Invitations that nobody accepts, and our record of a mail: ${INVITATION_DAYS} days.`}</li>
        </ul>
      </Clause>
      <Clause title={t`6. Your rights`}>
        <p>
          <Trans>
            You can see and correct your data in <TextLink to="/profile">your profile</TextLink>, download all of it
            there as one file, and delete your account, which deletes your lists too. You may object to the use of your
            data, or complain to the authority that supervises data protection where you live. If you bought something
            as a guest, you have the same rights; write to us from the address that you gave.
          </Trans>
        </p>
      </Clause>
      <Clause title={t`7. Children`}>
        <p>
          <Trans>
            {siteName} is not meant for children under 13, and we do not knowingly keep accounts of them. If you think
            that one exists, tell us and we delete it. A parent may well keep a list for a child.
          </Trans>
        </p>
      </Clause>
      <Clause title={t`8. Changes`}>
        <p>
          {mailEnabled
            ? t`We announce changes to this policy at least 30 days ahead, by email and on this page.`
            : t`We announce changes to this policy at least 30 days ahead, on this page.`}
        </p>
      </Clause>
      <Clause title={t`9. Contact`}>
        <p>
          {contactEmail ? (
            <Trans>
              Questions about your data? Write to <EmailLink address={contactEmail} />.
            </Trans>
          ) : (
            <Trans>
              Questions about your data? Write to <TextLink to="/contact">our contact form</TextLink>.
            </Trans>
          )}
        </p>
      </Clause>
    </LegalPage>
  );
}
