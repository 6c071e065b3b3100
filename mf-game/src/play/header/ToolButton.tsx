import { IconButton, type IconButtonProps } from '@countertop/design-system/IconButton';
import { Tooltip } from '@countertop/design-system/Tooltip';

/** A picture in the header, with its words for those who point at it. */
export function ToolButton(props: IconButtonProps) {
  return (
    <Tooltip text={props.label} placement="bottom">
      <IconButton {...props} />
    </Tooltip>
  );
}
