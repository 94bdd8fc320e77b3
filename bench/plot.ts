const WIDTH = 800;
const HEIGHT = 220;
const MARGIN = { left: 60, right: 20, top: 40, bottom: 30 };

interface Curve {
  name: string;
  points: (readonly [x: number, y: number])[];
}

/** One below the other, each from zero. */
export function plotted(curves: readonly Curve[], xName: string): string {
  const height = HEIGHT * curves.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12">
<rect width="100%" height="100%" fill="#fff"/>
${curves.map((curve, index) => `<g transform="translate(0 ${index * HEIGHT})">${panel(curve, xName)}</g>`).join('\n')}
</svg>
`;
}

function panel({ name, points }: Curve, xName: string): string {
  const [highestX, highestY] = [Math.max(...points.map(([x]) => x)), Math.max(...points.map(([, y]) => y))];
  const [bottom, right] = [HEIGHT - MARGIN.bottom, WIDTH - MARGIN.right];
  const place = ([x, y]: readonly [number, number]) => {
    const across = MARGIN.left + (x / (highestX || 1)) * (right - MARGIN.left);
    const down = bottom - (y / (highestY || 1)) * (bottom - MARGIN.top);
    return `${across.toFixed(1)},${down.toFixed(1)}`;
  };
  return `<text x="${MARGIN.left}" y="24" font-weight="bold">${name}</text>
<path d="M${MARGIN.left} ${MARGIN.top}V${bottom}H${right}" fill="none" stroke="#999"/>
<text x="${MARGIN.left - 6}" y="${MARGIN.top + 4}" text-anchor="end">${label(highestY)}</text><text x="${MARGIN.left - 6}" y="${bottom + 4}" text-anchor="end">0</text>
<text x="${right}" y="${bottom + 18}" text-anchor="end">${label(highestX)} ${xName}</text>
<polyline points="${points.map(place).join(' ')}" fill="none" stroke="#b0305c" stroke-width="2"/>`;
}

function label(value: number): string {
  return value < 10 ? value.toFixed(1) : value.toFixed(0);
}
