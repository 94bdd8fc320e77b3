import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, ChevronDown, Copy, LockOpen, Mail, QrCode as QrIcon, Share2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useId, useState } from 'react';
import { Button } from '../../base/design/Button.tsx';
import { buttonLook } from '../../base/design/button-looks.ts';
import { copyText } from '../../base/design/copy-text.ts';
import { Dialog } from '../../base/design/dialogs/Dialog.tsx';
import { CONTROL } from '../../base/design/fields/control-look.ts';
import { Notice } from '../../base/design/Notice.tsx';
import { useTakesFocus } from '../../base/design/useTakesFocus.ts';
import { VisuallyHidden } from '../../base/design/VisuallyHidden.tsx';
import { keepLoading } from '../../base/network/failed-loads.ts';
import { problemText } from '../../base/network/problems.ts';
import { FailedLoadNote } from '../../base/page/FailedLoadNote.tsx';
import { useSite } from '../../base/page/site.ts';
import { socialLinks } from '../../base/page/social-links.tsx';
import { TextLink } from '../../base/page/TextLink.tsx';
import { toast } from '../../base/page/toast.ts';
import { siteAddress } from '../../base/routing/site-path.ts';
import { listName } from '../../base/text/list-name.ts';
import { useChanges } from '../../core/changes/useChanges.ts';
import { UPDATE_LIST } from './list-changes.ts';
import { useShareDialog_listFragment } from './ShareDialog.generated.ts';
import { ShareLinkSettings } from './ShareLinkSettings.tsx';
import { hasEnded } from './share-link.ts';

const QrCode = lazy(async () => ({
  default: (await keepLoading(() => import('../../base/design/QrCode.tsx'))).QrCode,
}));

const COPIED_DURATION_MS = 2000;

const CollaboratorsDialog = lazy(async () => ({
  default: (await keepLoading(() => import('../collaborators/CollaboratorsDialog.tsx'))).CollaboratorsDialog,
}));

const OpenToCircles = lazy(async () => ({
  default: (await keepLoading(() => import('../circles/OpenToCircles.tsx'))).OpenToCircles,
}));

interface ShareDialogProps {
  list: { id: string };
  onClose: () => void;
}

export function ShareDialog({ list, onClose }: ShareDialogProps) {
  const { data, complete } = useShareDialog_listFragment(list);
  const changes = useChanges();
  const [isSaving, setIsSaving] = useState(false);
  const [isMadePublic, setIsMadePublic] = useState(false);
  const [isInviting, setIsInviting] = useState(false);
  const openness = useTakesFocus<HTMLParagraphElement>(isMadePublic);
  if (!complete) return null;

  const { id, privacy, shareToken, shareLinkExpiresAt, hiddenAt, viewerRole } = data;
  const name = listName(data);
  const isOwner = viewerRole === 'OWNER';
  const makePublic = async () => {
    setIsSaving(true);
    try {
      const variables = { id, changes: { privacy: 'PUBLIC' as const }, base: { privacy: 'PRIVATE' as const } };
      await changes.make(UPDATE_LIST, { listId: id, title: name, variables });
      setIsMadePublic(true);
    } catch (error) {
      toast.error(problemText(error, t`Failed to update list. Please try again.`));
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <Dialog title={t`Share List`} description={name} onClose={onClose}>
      {hiddenAt && (
        <Notice tone="problem">{t`We’ve hidden this list, so nobody else can open its link. The list says why.`}</Notice>
      )}
      {privacy === 'PRIVATE' && !hiddenAt && (
        <Notice
          action={
            isOwner && (
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <Button look="primary" working={isSaving} onClick={() => void makePublic()}>
                  {t`Make Public`}
                </Button>
                <Button onClick={() => setIsInviting(true)}>{t({ message: 'Invite', context: 'button' })}</Button>
                <TextLink isTall to={`/lists/${id}/edit`}>{t`Change`}</TextLink>
              </div>
            )
          }
        >
          <span>
            {isOwner ? t`Only invited people can open this. Make it public?` : t`Only invited people can open this.`}
          </span>
          {isOwner && (
            <span className="mt-1 block text-sm text-muted">
              {hasEnded(shareLinkExpiresAt)
                ? t`Anyone with the link can then open it, without an account.`
                : t`Anyone with the link can then open it, without an account, and it’s on your public profile. To keep it off there, invite people instead.`}
            </span>
          )}
        </Notice>
      )}
      {hasEnded(shareLinkExpiresAt) && !hiddenAt && (
        <Notice tone="problem">{t`This link has expired. Guests can’t open the list.`}</Notice>
      )}
      {shareToken ? (
        <ForInvited isPrivate={privacy === 'PRIVATE'}>
          <LinkToShare
            key={shareToken}
            link={`${siteAddress}/shared/${shareToken}`}
            name={name}
            canLead={privacy === 'PUBLIC'}
          />
        </ForInvited>
      ) : (
        <Notice tone="problem">
          <Trans>
            Share token not available. Please ensure the list has been properly created or try refreshing the page.
          </Trans>
        </Notice>
      )}
      {privacy === 'PUBLIC' && !hiddenAt && (
        <p
          ref={openness}
          tabIndex={isMadePublic ? -1 : undefined}
          className="flex items-start gap-2.5 border-t border-line pt-4 text-muted"
        >
          <LockOpen aria-hidden className="mt-0.5 size-5 shrink-0" />
          <span>
            <span>{`${publicText(isOwner && !hasEnded(shareLinkExpiresAt))} `}</span>
            {isOwner && <TextLink to={`/lists/${id}/edit`}>{t`Change`}</TextLink>}
          </span>
        </p>
      )}
      {isOwner && !hiddenAt && (
        <Suspense fallback={<FailedLoadNote />}>
          <OpenToCircles listId={id} />
        </Suspense>
      )}
      {isOwner && <ShareLinkSettings list={data} />}
      {isInviting && (
        <Suspense fallback={<FailedLoadNote />}>
          <CollaboratorsDialog listId={id} onClose={() => setIsInviting(false)} />
        </Suspense>
      )}
    </Dialog>
  );
}

/** A link that opens for hardly anybody is not offered before the list is. */
function ForInvited({ isPrivate, children }: { isPrivate: boolean; children: ReactNode }) {
  if (!isPrivate) return children;
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold hover:underline">
        <ChevronDown aria-hidden className="size-4.5 shrink-0 text-muted transition-transform group-open:rotate-180" />
        {t`Link for people you’ve invited`}
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  );
}

function publicText(isOnProfile: boolean): string {
  return isOnProfile
    ? t`This list is public: anyone with the link can open it, without an account. It’s on your public profile, too.`
    : t`This list is public: anyone with the link can open it, without an account.`;
}

interface LinkToShareProps {
  link: string;
  name: string;
  /** Whether sharing is the first thing to do: of a link that opens for nobody else, it is not. */
  canLead: boolean;
}

function LinkToShare({ link, name, canLead }: LinkToShareProps) {
  const { siteName } = useSite();
  const [copied, setCopied] = useState(0);
  const [showsCode, setShowsCode] = useState(false);
  const id = useId();
  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), COPIED_DURATION_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    if (await copyText(link, document.getElementById(id) as HTMLInputElement)) setCopied((count) => count + 1);
    else toast.error(t`The link could not be copied. Please select it and copy it yourself.`);
  };
  const words = t`${name}: see what is wished for on ${siteName}.`;
  const isPhone = 'share' in navigator && window.matchMedia('(pointer: coarse)').matches;
  const shareButton = 'share' in navigator && (
    <Button
      look={isPhone && canLead ? 'primary' : 'quiet'}
      onClick={() => void navigator.share({ title: name, text: words, url: link }).catch(() => {})}
    >
      <Share2 aria-hidden className="size-4.5" />
      {isPhone ? t`Share` : t`More ways to share`}
    </Button>
  );
  return (
    <div className="grid gap-4">
      {isPhone && shareButton}
      <div className="flex flex-wrap gap-2 *:grow">
        <label htmlFor={id} className="sr-only">{t`Link to the list`}</label>
        <input
          id={id}
          readOnly
          dir="ltr"
          value={link}
          onFocus={(event) => event.target.select()}
          className={`min-h-11 grow-99! basis-32 text-ellipsis ${CONTROL}`}
        />
        <Button look={isPhone || !canLead ? 'quiet' : 'primary'} onClick={() => void copy()}>
          {copied ? <Check aria-hidden className="size-4.5" /> : <Copy aria-hidden className="size-4.5" />}
          <span>{copied ? t`Copied!` : t({ message: 'Copy', context: 'to the clipboard' })}</span>
        </Button>
        <VisuallyHidden live>{copied ? t`Copied!` : ''}</VisuallyHidden>
      </div>
      <ul className="grid grid-cols-2 gap-2 max-[16rem]:grid-cols-1">
        {ways(link, name, words).map(({ label, address, icon }) => (
          <li key={label} className="grid">
            <a href={address} target="_blank" rel="noopener noreferrer" className={buttonLook('quiet', 'normal')}>
              {icon}
              {label}
            </a>
          </li>
        ))}
        <li className="grid">
          <Button aria-expanded={showsCode} onClick={() => setShowsCode(!showsCode)}>
            <QrIcon aria-hidden className="size-4.5" />
            {showsCode ? t`Hide QR Code` : t`Show QR Code`}
          </Button>
        </li>
        {!isPhone && shareButton && <li className="col-span-full grid">{shareButton}</li>}
      </ul>
      {showsCode && (
        <div className="mx-auto aspect-square w-56 overflow-hidden rounded-control border border-line">
          <Suspense fallback={<FailedLoadNote />}>
            <QrCode text={link} label={t`QR code of the link to ${name}`} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

function ways(link: string, name: string, words: string) {
  const glyphs = Object.fromEntries(socialLinks(link, name).map((social) => [social.name, social.glyph]));
  const icon = (glyph: string) => (
    <svg aria-hidden viewBox="0 0 24 24" fill="currentColor" className="size-5">
      {glyphs[glyph]}
    </svg>
  );
  const [url, text] = [encodeURIComponent(link), encodeURIComponent(`${words} ${link}`)];
  return [
    { label: 'WhatsApp', address: `https://wa.me/?text=${text}`, icon: icon('WhatsApp') },
    {
      label: 'Facebook',
      address: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
      icon: icon('Facebook'),
    },
    {
      label: t({ message: `Email`, context: 'a way to share' }),
      address: `mailto:?subject=${encodeURIComponent(name)}&body=${text}`,
      icon: <Mail aria-hidden className="size-5" />,
    },
  ];
}
