interface ProgressBarProps {
  /** For people who cannot see the bar. */
  label: string;
  value: number;
  max: number;
  isSlim?: boolean;
}

export function ProgressBar({ label, value, max, isSlim = false }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={max}
      className={`block ${isSlim ? 'h-1' : 'h-2 rounded-full'} w-full appearance-none overflow-hidden bg-line [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-brand [&::-webkit-progress-value]:transition-[width]`}
    />
  );
}
