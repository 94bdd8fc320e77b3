/** Stands in every export, for a person who opens it years from now. */
export const exportReadme = (siteName: string): string => `# What ${siteName} keeps about you

Everything that you stored, as it was when you asked for it. The files with the ending .json are plain text that any
editor opens and any program reads. Times are in UTC, as in 2026-01-31T12:00:00.000Z; days are written 2026-01-31; prices
are in units of their currency.

| file | what is in it |
| --- | --- |
| account.json | who you are to us, and your preferences |
| sessions.json | where you are signed in, and what is pushed there |
| passkeys.json | what your passkeys are called; the keys themselves stay on your devices |
| api-keys.json | what your API keys are called and how they begin; the keys themselves are kept nowhere |
| webhooks.json | the addresses that are told what happens on your lists, and of what; their secrets are kept nowhere |
| billing.json | the plan you pay for, and everything you were billed, in minor units (cents); your card is at the payment provider |
| persons.json | the people without an account whom you look after |
| lists/ | a file for each of your lists, in the order in which you made them, with its items in their order, archived ones, too, its drafts and what others suggest for it, and who works on it or is invited to |
| delivery-addresses.json | where gifts of your lists can be sent |
| collaborations.json | the lists of others that you work on or view. What is on them is theirs: their owners can export it. Lists that are hidden from you have no name here |
| invitations.json | lists of others that you are invited to, at an address that you have proved to be yours; hidden ones without a name |
| followed-lists.json | the lists of others whose new gifts you hear of. Lists that are closed to you by now are left out |
| purchases.json | what you marked as bought on lists, signed in or under your address. Bought while signed in, it has your own step, note and price. Of lists that are closed to you by now no names are told |
| pledges.json | what you pledged for gifts whose cost friends share, and how you are paid back where you organise one |
| budgets.json | what you set aside for a person and a year, which nobody else reads |
| questions.json | what guests asked about the gifts on your lists, and the answers; nobody learns who asked |
| thanks.json | the notes of thanks that you wrote, the gifts of your lists that you ticked as received, and both for what you gave |
| off-list-gifts.json | what you told other givers that you give and that is not on a list. Lists that are closed to you by now have no name here |
| suggestions.json | the gifts that you suggested for lists of others, as long as nobody has answered. Lists that are closed to you by now have no name here |
| barcodes.json | what you called the things that you scanned for shopping lists |
| circles.json | the circles that you are in, and which of your lists are open to them |
| draws.json | the draws of names that you organise, and those in which you take part, with the one person whom you give to |
| watched-prices.json | the items of your lists whose prices you watch |
| notifications.json | what you were told that others did, the newest first |
| messages.json | what you wrote to the people who run this site |
| pictures/ | the pictures that you uploaded and those on your lists, as large as we keep them; the other files name them by their path |
| pictures/left-out.json | only if some did not fit in or could not be read: their addresses |

"purchases" stands with the items of a list as far as you may see them on the site. While a list is kept a surprise for
you, "purchasesHidden" is true and nothing is said of purchases: neither whether there are any, nor that there are none.

Passwords are not in here: we keep none, only what tells a right one from a wrong one. Neither are the mails that we sent
you, which you have, nor visits to your lists, which nobody can be recognised by.
`;
