import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Bookmark, Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../base/design/Button.tsx';
import { copyText } from '../../base/design/copy-text.ts';
import { Field } from '../../base/design/fields/Field.tsx';
import { Page } from '../../base/page/Page.tsx';
import { PageHead } from '../../base/page/PageHead.tsx';
import { useSite } from '../../base/page/site.ts';
import { siteAddress, sitePath } from '../../base/routing/site-path.ts';
import { bookmarklet } from './bookmarklet.ts';

/** How to add from shops: the bookmark on a computer, the share sheet on a phone. */
export function ShopButtonScreen() {
  const { siteName } = useSite();
  const code = bookmarklet(siteAddress);
  return (
    <Page width="reading">
      <PageHead title={t`Add from any shop`} unlisted />
      <div className="grid gap-2">
        <h1 className="text-3xl sm:text-4xl">{t`Add from any shop`}</h1>
        <p className="text-lg text-muted">
          <Trans>
            Some shops don’t let other sites read their pages. These two ways always work, because you show us the page
            yourself.
          </Trans>
        </p>
      </div>
      <section aria-labelledby="computer" className="grid gap-4">
        <h2 id="computer" className="text-2xl">{t`On a computer`}</h2>
        <p>{t`Drag this button to your bookmarks bar. Then open a product in any shop and press it.`}</p>
        <div>
          <ShopButton code={code} />
        </div>
        <p>
          <Trans>
            No bookmarks bar, or no mouse? Copy the code, bookmark any page, then replace the bookmark’s address with
            the code.
          </Trans>
        </p>
        <CopyCode code={code} />
      </section>
      <section aria-labelledby="phone" className="grid gap-4">
        <h2 id="phone" className="text-2xl">{t`On a phone`}</h2>
        <ol className="grid list-decimal gap-2 ps-5">
          <li>
            <Trans>Open this site in your browser, and choose “Add to Home screen” or “Install app” in its menu.</Trans>
          </li>
          <li>{t`In a shop, press Share and choose ${siteName}.`}</li>
          <li>{t`Press “Add to …”. The list you used last is already chosen.`}</li>
        </ol>
        <p className="text-muted">
          <Trans>
            On an iPhone, web apps don’t appear in the share sheet. Copy the link in the shop and paste it into your
            list.
          </Trans>
        </p>
      </section>
    </Page>
  );
}

/** Its address is code, which React does not write. Pressed here it does nothing: our pages run no code from links. */
function ShopButton({ code }: { code: string }) {
  const { siteName } = useSite();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.setAttribute('href', code), [code]);
  return (
    <a
      ref={link}
      href={`${sitePath}/add/button`}
      draggable
      className="inline-flex min-h-11 cursor-grab items-center gap-2 rounded-control bg-brand px-4 font-semibold text-on-brand"
    >
      <Bookmark aria-hidden className="size-4.5" />
      {t`Add to ${siteName}`}
    </a>
  );
}

function CopyCode({ code }: { code: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    if (field.current && (await copyText(code, field.current))) setIsCopied(true);
  };
  return (
    <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <Field ref={field} label={t`Bookmark code`} readOnly value={code} onFocus={(event) => event.target.select()} />
      <Button onClick={() => void copy()}>
        {isCopied ? <Check aria-hidden className="size-4.5" /> : <Copy aria-hidden className="size-4.5" />}
        <span>{isCopied ? t`Copied!` : t`Copy the Code`}</span>
      </Button>
    </div>
  );
}
