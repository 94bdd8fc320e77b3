import { Button } from '../design/Button.tsx';

/** Signing in with somebody else's account, as soon as the server is set up for it. */
export function GoogleSignIn() {
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-3 text-sm text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        Or continue with
      </div>
      <Button disabled>Google Sign-In not configured</Button>
    </div>
  );
}
