import { t } from '@lingui/core/macro';
import { lazy, Suspense, useContext } from 'react';
import { createPath, Outlet, useLocation } from 'react-router-dom';
import { FullScreenSpinner } from '../base/design/FullScreenSpinner.tsx';
import { keepLoading } from '../base/network/failed-loads.ts';
import { lazyAfterInteraction } from '../base/page/deferred-loading.ts';
import { FailedLoadNote } from '../base/page/FailedLoadNote.tsx';
import { useSite } from '../base/page/site.ts';
import { NextLocation } from '../base/routing/navigation.ts';
import { useLocalChanges } from '../core/changes/local-changes.ts';
import { useSession } from '../core/session/session.ts';
import { useIsConfirmingSignOut } from '../people/accounts/sign-out.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { OfflineNote } from './OfflineNote.tsx';
import { useFocusOnArrival } from './useFocusOnArrival.ts';

// A toast that comes before it is kept and shown then.
const Toaster = lazyAfterInteraction(async () => ({
  default: (await keepLoading(() => import('../base/page/Toaster.tsx'))).Toaster,
}));

const SignOutDialog = lazy(async () => ({
  default: (await keepLoading(() => import('./SignOutDialog.tsx'))).SignOutDialog,
}));
const FrameOutcomes = lazy(async () => ({
  default: (await keepLoading(() => import('./FrameOutcomes.tsx'))).FrameOutcomes,
}));
const MaintenanceScreen = lazy(async () => ({
  default: (await keepLoading(() => import('./MaintenanceScreen.tsx'))).MaintenanceScreen,
}));

/** Screens fill its `main` and bring a `PageHead` of their own. */
export function AppShell() {
  const { status, account } = useSession();
  const { maintenanceMode } = useSite();
  const { pathname } = useLocation();
  const main = useFocusOnArrival();
  const isLeaving = useIsConfirmingSignOut();
  const hasOutcomes = useLocalChanges().some(({ outcome }) => outcome);
  if (status === 'restoring') return <FullScreenSpinner />;
  const isShutOut = maintenanceMode && account?.role !== 'ADMIN' && (account !== null || pathname !== '/signin');
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed print:hidden top-2 start-2 z-50 -translate-y-20 rounded-control bg-brand px-4 py-3 font-semibold text-on-brand focus-visible:translate-y-0"
      >
        {t`Skip to content`}
      </a>
      <Header />
      <Travelling />
      <OfflineNote />
      <Suspense>{hasOutcomes && <FrameOutcomes />}</Suspense>
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className="flex min-h-[calc(100dvh-3.5rem)] sm:min-h-[calc(100dvh-4rem)] grow flex-col outline-none"
      >
        {isShutOut ? (
          <Suspense fallback={<FailedLoadNote />}>
            <MaintenanceScreen />
          </Suspense>
        ) : (
          <Outlet />
        )}
      </main>
      <Footer />
      <Suspense>
        <Toaster />
      </Suspense>
      <Suspense fallback={<FailedLoadNote />}>{isLeaving && <SignOutDialog />}</Suspense>
    </div>
  );
}

function Travelling() {
  const next = useContext(NextLocation);
  if (!next) return null;
  return (
    <>
      <div role="status" aria-label={t`Loading`} className="fixed inset-x-0 top-0 z-50 h-1 animate-late bg-brand" />
      <FailedLoadNote to={createPath(next)} />
    </>
  );
}
