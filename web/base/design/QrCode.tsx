import { qrCode } from '#rules/base/look/qr-code';

interface QrCodeProps {
  text: string;
  label: string;
}

/** Dark on light in both themes and on paper. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = qrCode(text);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className="w-full">
      <path d={`M0 0h${size}v${size}H0z`} className="fill-code-ground" />
      <path d={path} className="fill-code" />
    </svg>
  );
}
