/** A speech bubble with two eyes, in the text color. It stands for a chat, without Discord's logo. */
export function DiscordIcon() {
  return (
    <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" fill="currentColor">
      <path
        fillRule="evenodd"
        d="M5.5 3.5h9A3.5 3.5 0 0 1 18 7v5a3.5 3.5 0 0 1-3.5 3.5H11L7 18.5v-3H5.5A3.5 3.5 0 0 1 2 12V7a3.5 3.5 0 0 1 3.5-3.5Zm1.75 4.75a1.25 1.5 0 1 0 0 3 1.25 1.5 0 0 0 0-3Zm5.5 0a1.25 1.5 0 1 0 0 3 1.25 1.5 0 0 0 0-3Z"
      />
    </svg>
  )
}
