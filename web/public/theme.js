// Runs before the first paint, so that nobody who chose a theme sees the other one flash by. The choice is kept with the
// account, and the account with the session: without one, the device decides.
try {
  const account = JSON.parse(
    sessionStorage.getItem('kindlist_user') ?? localStorage.getItem('kindlist_user') ?? 'null',
  );
  const choice = account?.preferences?.theme?.toLowerCase();
  if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice;
} catch {
  // Storage may be forbidden, or hold what another wrote; then the device's preference holds.
}
