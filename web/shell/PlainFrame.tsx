import { Outlet } from 'react-router-dom';
import { Brand } from './Brand.tsx';

/** The app never takes the page over: nothing on it needs a script. */
export function PlainFrame() {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line">
        <div className="mx-auto flex min-h-14 max-w-6xl items-center px-4 sm:min-h-16 sm:px-6">
          <Brand />
        </div>
      </header>
      <main className="grow">
        <Outlet />
      </main>
    </div>
  );
}
