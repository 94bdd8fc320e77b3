export const CONTROL =
  'w-full min-w-0 rounded-control border border-edge bg-card px-3 text-base text-ink transition-colors duration-150 hover:border-ink/60 aria-invalid:border-problem disabled:cursor-not-allowed disabled:bg-sunk disabled:text-muted';
