/** The provider's own mark, in its own colours, as its rules for such buttons want it. */
export function GoogleSign() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
      <path
        fill="#4285f4"
        d="M22.6 12.2c0-.8-.1-1.5-.2-2.2H12v4.3h6a5.1 5.1 0 0 1-2.2 3.400v2.800h3.600c2-1.9 3.2-4.7 3.2-8.300z"
      />
      <path
        fill="#34a853"
        d="M12 23c3 0 5.5-1 7.4-2.700l-3.6-2.800c-1 .7-2.3 1.1-3.8 1.1-2.9 0-5.3-2-6.2-4.600H2.100v2.900A11 11 0 0 0 12 23z"
      />
      <path fill="#fbbc05" d="M5.8 14a6.6 6.6 0 0 1 0-4.200V7H2.100a11 11 0 0 0 0 9.900L5.8 14z" />
      <path
        fill="#ea4335"
        d="M12 5.400c1.6 0 3.1.6 4.2 1.600l3.2-3.100A11 11 0 0 0 2.1 7l3.7 2.900C6.7 7.3 9.1 5.4 12 5.400z"
      />
    </svg>
  );
}
