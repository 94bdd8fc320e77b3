import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonLook, type ButtonSize, buttonLook } from '../design/button-looks.ts';

interface LinkButtonProps extends Omit<LinkProps, 'className'> {
  look?: ButtonLook;
  size?: ButtonSize;
}

export function LinkButton({ look = 'quiet', size = 'normal', ...link }: LinkButtonProps) {
  return <Link {...link} className={buttonLook(look, size)} />;
}
