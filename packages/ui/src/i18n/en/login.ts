/** The login page. */
export const login = {
  title: 'Login',
  welcome: 'Welcome to Botanica',
  text: 'Sign in with your Discord account to review bots, vote for them and add your own.',
  button: 'Login with Discord',
  terms:
    'By signing in, you agree to our <terms>Terms of Service</terms> and <privacy>Privacy Policy</privacy>.',
  offline:
    "You're offline. You need a connection to sign in, so come back to this page when you're online.",
  failedTitle: 'Login Failed',
  failed: "Discord didn't confirm who you are. Please try again.",
  unavailable: "We can't sign you in right now. Please try again in a moment.",
} as const
