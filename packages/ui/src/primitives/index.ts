export { AlertDialog, type AlertDialogProps } from './alert-dialog.tsx'
export { Avatar, type AvatarProps, type AvatarSize } from './avatar.tsx'
export { Badge, type BadgeProps, type BadgeTone } from './badge.tsx'
export {
  Button,
  ExternalLinkButton,
  LinkButton,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
  type ExternalLinkButtonProps,
  type LinkButtonProps,
} from './button.tsx'
export { buttonClass, iconButtonClass } from './button-style.ts'
export { Checkbox, type CheckboxProps } from './checkbox.tsx'
export { formatCount } from './counter.tsx'
export { cx } from './cx.ts'
export { Dialog, DialogClose, type DialogProps } from './dialog.tsx'
export { EmptyBedDrawing, SproutDrawing, WiltedLeafDrawing } from './drawings.tsx'
export { ExternalLink, type ExternalLinkProps } from './external-link.tsx'
export { Field, FieldError, type ControlProps, type FieldProps } from './field.tsx'
export { getHue, getHueStyle } from './hue.ts'
export { IconButton, type IconButtonProps } from './icon-button.tsx'
export { Input, type InputProps } from './input.tsx'
export { AppLink, LinkProvider, type AppLinkProps, type LinkProviderProps } from './link.tsx'
export { LoadMore, type LoadMoreProps } from './load-more.tsx'
export { Menu, type MenuItem, type MenuProps } from './menu.tsx'
export {
  canLoadScripts,
  lazyComponent,
  preload,
  useLazyComponent,
  useOnceOpened,
} from './lazy-component.ts'
export { Popover, type PopoverProps } from './popover.tsx'
export { Rosette, type RosetteProps } from './rosette.tsx'
export { safeHref } from './safe-href.ts'
export { SearchField, type SearchFieldProps } from './search-field.tsx'
export { Segmented, type SegmentedProps } from './segmented.tsx'
export { Select, type SelectOption, type SelectProps } from './select.tsx'
export { Skeleton, type SkeletonProps } from './skeleton.tsx'
export { SkipLink } from './skip-link.tsx'
export { Spinner } from './spinner.tsx'
export { StarInput, type StarInputProps } from './star-input.tsx'
export { StarRating, STARS, type StarRatingProps, type Stars } from './star-rating.tsx'
export { EmptyState, ErrorState, LoadingState, type StateProps } from './states.tsx'
export { Switch, type SwitchProps } from './switch.tsx'
export { Tabs, type TabItem, type TabsProps } from './tabs.tsx'
export { Textarea, type TextareaProps } from './textarea.tsx'
export {
  loadToasts,
  preloadToasts,
  ToastProvider,
  useToast,
  type ToastMessage,
  type ToastTone,
} from './toast.tsx'
export { Tooltip, TOOLTIP_DELAY_MS, TooltipProvider, type TooltipProps } from './tooltip.tsx'
export { useImage, type ImageState } from './use-image.ts'
export { VisuallyHidden } from './visually-hidden.tsx'
export { GithubIcon, XIcon } from './brand-icons.tsx'
