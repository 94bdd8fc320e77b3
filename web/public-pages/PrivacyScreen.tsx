import { PageHead } from '../shell/PageHead.tsx';
import { TextLink } from '../shell/TextLink.tsx';
import { Clause, ContactAddress, LegalPage } from './LegalPage.tsx';

export function PrivacyScreen() {
  return (
    <LegalPage
      title="Privacy Policy"
      summary="We keep what a list needs to work and nothing to sell. Nobody is shown what they should not know: least of all what is in the parcel."
    >
      <PageHead
        title="Privacy Policy"
        description="What Kindlist stores about you, why, for how long, who can see it, and how to have it deleted."
      />
      <Clause title="1. What we store, and why">
        <ul>
          <li>
            <strong>Your account:</strong> name, email address, a salted hash of your password (never the password
            itself), your preferences, and when you accepted our <TextLink to="/terms">Terms of Service</TextLink>. So
            that you can sign in and we can reach you.
          </li>
          <li>
            <strong>Your lists:</strong> what you write, the pictures you upload, and whom you invite. So that your
            lists work.
          </li>
          <li>
            <strong>Purchases:</strong> which item, how many, when, and the name and email address the buyer gives. So
            that nothing is bought twice and a buyer can undo a mistake.
          </li>
          <li>
            <strong>Payments:</strong> plan, invoices, and the brand and last four digits of your card. Card numbers go
            to the payment provider and never to us.
          </li>
          <li>
            <strong>Technical records:</strong> the address and time of requests, kept briefly, to fend off abuse and
            find faults.
          </li>
        </ul>
      </Clause>
      <Clause title="2. Who can see it">
        <ul>
          <li>A public list can be seen by everybody with its link; a private list by you and those you invited.</li>
          <li>
            Only the owner of a list sees who purchased what, and each buyer sees their own purchase. An owner who wants
            to be surprised is shown neither.
          </li>
          <li>Collaborators see your name. Guests see the name under which you share a list.</li>
          <li>We do not sell personal data, and we show no advertising that follows you around.</li>
        </ul>
      </Clause>
      <Clause title="3. Those who work for us">
        <p>
          Computers, email delivery, picture storage and payments may be run by companies that work on our behalf and
          are bound to use the data for that alone. When you add an item by its address, our server, not your browser,
          fetches that page; the shop does not learn who you are.
        </p>
      </Clause>
      <Clause title="4. On your device">
        <p>
          We set no advertising cookies. Your browser stores your session, the email address you last signed in with if
          you ask us to remember you, and your choice of theme. Signing out removes the session. Pictures on a list may
          be loaded from the shop they come from, without telling it which page you are on.
        </p>
      </Clause>
      <Clause title="5. How long">
        <ul>
          <li>Accounts and lists: until you delete them.</li>
          <li>Purchases: as long as the list they belong to.</li>
          <li>Sessions: 30 days after you were last here, or a day if you did not ask to be remembered.</li>
          <li>Invoices: as long as tax law asks for.</li>
        </ul>
      </Clause>
      <Clause title="6. Your rights">
        <p>
          You can see and correct your data in your profile, and delete your account there, which deletes your lists and
          pictures too. You may ask for a copy of your data, object to its use, or complain to the authority that
          supervises data protection where you live. If you bought something as a guest, you have the same rights; write
          to us from the address that you gave.
        </p>
      </Clause>
      <Clause title="7. Children">
        <p>
          Kindlist is not meant for children under 13, and we do not knowingly keep accounts of them. If you think that
          one exists, tell us and we delete it. A parent may well keep a list for a child.
        </p>
      </Clause>
      <Clause title="8. Changes">
        <p>We announce changes to this policy at least 30 days ahead, by email and on this page.</p>
      </Clause>
      <Clause title="9. Contact">
        <p>
          Whoever has a question about their data writes to <ContactAddress />.
        </p>
      </Clause>
    </LegalPage>
  );
}
