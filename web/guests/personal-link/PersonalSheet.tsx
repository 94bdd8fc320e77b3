import { t } from '@lingui/core/macro';
import { isolated } from '#rules/base/languages/isolated';
import { QrCode } from '../../base/design/QrCode.tsx';
import type { PersonalPageToDraw, Place, SheetView } from './personal-page.ts';

interface PersonalSheetProps extends SheetView {
  place: Place;
  guest: PersonalPageToDraw['guest'];
}

/** To print: the code of the link and of its lists, or those of a list’s gifts. */
export function PersonalSheet({ place: { root }, guest, list, codes, url }: PersonalSheetProps) {
  const name = isolated(guest.name);
  return (
    <>
      <nav className="ways unprinted" aria-label={t`Back`}>
        <p>{t`To print this page, choose “Print” in the menu of your browser.`}</p>
        {list && <a className="button quiet" href={`${root}/sheet`}>{t`The code of the link`}</a>}
        <a className="button quiet" href={root}>{t`Back to the start`}</a>
      </nav>
      <h1>{list ? <bdi>{list.name}</bdi> : t`For ${name}`}</h1>
      {list ? (
        <p>{t`Point the camera of a phone or tablet at the code of a gift. It opens that gift, and shows whether it’s still free.`}</p>
      ) : (
        <div className="code whole">
          <div className="picture">
            <QrCode text={url} label={t`The code of the link`} />
          </div>
          <div>
            <p>{t`Point the camera of a phone or tablet at this code. It opens the wishes of the family, and there’s nothing to fill in.`}</p>
            <p className="small address">
              <bdi>{url}</bdi>
            </p>
          </div>
        </div>
      )}
      <p className="small">{t`Keep this sheet to yourself: it opens the wishes for everybody who scans it, in the name of ${name}.`}</p>
      <ul className="codes">
        {codes.map(({ url: address, title, detail }) => (
          <li key={address} className="code">
            <div className="picture">
              <QrCode text={address} label={title} />
            </div>
            <p>
              <strong dir="auto">{title}</strong>
              {detail && <span dir="auto">{detail}</span>}
              {!list && (
                <a className="unprinted" href={`${address.slice(address.indexOf(root))}/sheet`}>
                  {t`A code for each gift`}
                </a>
              )}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
