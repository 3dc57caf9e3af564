package org.aimealplanner.app;

import android.content.ContentResolver;
import android.content.Context;
import android.content.Intent;
import android.net.Uri;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** What another app shares becomes a link into this one, and the web app opens it as it opens every link. */
final class Shared {

    /** Where the web app looks for a photo. The name is ours, whatever the other app calls it. */
    private static final String PHOTO = "shared-photo";

    /** More than any camera makes. */
    private static final int MOST_BYTES = 40_000_000;

    private Shared() {}

    static Intent asLink(Intent intent, Context context) {
        if (intent == null || !Intent.ACTION_SEND.equals(intent.getAction())) return intent;
        // Opened from the list of recent apps, Android gives out the last intent once more.
        if ((intent.getFlags() & Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY) != 0) return intent;
        Uri.Builder link = new Uri.Builder()
            .scheme(context.getString(R.string.custom_url_scheme))
            .authority("import");
        Uri photo = intent.getParcelableExtra(Intent.EXTRA_STREAM);
        if (photo != null) {
            if (!copy(photo, context)) return intent;
            link.appendQueryParameter("shared", "photo");
        } else {
            append(link, "title", intent.getStringExtra(Intent.EXTRA_SUBJECT));
            append(link, "text", intent.getStringExtra(Intent.EXTRA_TEXT));
        }
        return new Intent(Intent.ACTION_VIEW, link.build());
    }

    private static void append(Uri.Builder link, String name, String value) {
        if (value != null) link.appendQueryParameter(name, value);
    }

    /** Only what another app gives out: the address of a file, or of a file of ours, would give away what is private here. */
    private static boolean copy(Uri photo, Context context) {
        boolean isForeign =
            ContentResolver.SCHEME_CONTENT.equals(photo.getScheme()) &&
            photo.getAuthority() != null &&
            !photo.getAuthority().contains(context.getPackageName());
        if (!isForeign) return false;
        File file = new File(context.getCacheDir(), PHOTO);
        try (InputStream from = context.getContentResolver().openInputStream(photo); OutputStream to = new FileOutputStream(file)) {
            byte[] piece = new byte[65_536];
            int all = 0;
            for (int size = from.read(piece); size >= 0 && all <= MOST_BYTES; size = from.read(piece)) {
                to.write(piece, 0, size);
                all += size;
            }
            return all <= MOST_BYTES;
        } catch (IOException | RuntimeException fault) {
            return false;
        }
    }
}
