/** What the contexts hold of a member, lower floors first: exports show it, deleted accounts leave it. */
import '#app/directory/account'
import '#app/reviews/account'
import '#app/voting/account'
import '#app/premium/account'
import '#app/certification/account'
import '#app/support/account'
import '#app/inbox/account'
import '#app/inbox/push/account'
