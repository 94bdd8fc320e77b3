const [WIDTH, HEIGHT] = [96, 32];
/** Half a line's width would be cut off at the edge. */
const MARGIN = 2;

/** Nothing before the second change: a line with one step would look like a leap. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const changes = values.filter((value, index) => index > 0 && value !== values[index - 1]).length;
  if (changes < 2) return null;
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const height = HEIGHT - 2 * MARGIN;
  const points = values.map((value, index) => {
    const x = MARGIN + (index / (values.length - 1)) * (WIDTH - 2 * MARGIN);
    const share = most === least ? 0 : (value - least) / (most - least);
    return `${x.toFixed(1)},${(MARGIN + (1 - share) * height).toFixed(1)}`;
  });
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-8 w-full max-w-24 min-w-0 flex-1 text-brand rtl:-scale-x-100"
    >
      <polyline
        points={points.join(' ')}
        fill="none"
        vectorEffect="non-scaling-stroke"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
