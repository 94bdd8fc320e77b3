// Runs before the first paint, so that nobody who chose a theme sees the other one flash by.
try {
  const choice = localStorage.getItem('kindlist_theme');
  if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice;
} catch {
  // Storage may be forbidden; then the system's preference holds.
}
